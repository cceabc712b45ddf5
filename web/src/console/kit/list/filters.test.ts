import { expect, it } from 'vitest';
import { asking, choices, company, days, fieldless, search, toggle } from './filters.tsx';
import { useList } from './use-list.ts';
import { companyKey } from './address-keys.ts';

const states = choices('state', ['all', 'sent'], { label: 'State', names: { all: 'All', sent: 'Sent' } });

it('asks for the values in the address, and for none that stand for all', () => {
  expect(search({ label: 'Name' }).payloadOf({ q: 'Li' })).toEqual({ text: 'Li' });
  expect(company().payloadOf({ company: '12' })).toEqual({ companyId: 12 });
  expect(company().payloadOf({ company: 'x' })).toEqual({});
  expect(days('Day').payloadOf({ from: '2026-01-02', to: 'soon' })).toEqual({ from: '2026-01-02' });
  expect(states.payloadOf({ state: 'other' })).toEqual({ state: 'all' });
  expect(asking(toggle('eyes', 'Two'), ({ eyes }) => ({ fourEyes: eyes })).payloadOf({ eyes: '1' })).toEqual({
    fourEyes: true,
  });
});

it('narrows only by a value that is not the usual one', () => {
  expect([states.isOn({}), states.isOn({ state: 'all' }), states.isOn({ state: 'sent' })]).toEqual([
    false,
    false,
    true,
  ]);
  expect([days('Day').isOn({ to: '2026-01-02' }), days('Day').isOn({ to: 'soon' })]).toEqual([true, false]);
  expect(fieldless('product', companyKey, () => ({})).isOn({ product: '7' })).toBe(true);
});

const lost = choices('list', ['asked', 'lost'], { label: 'List', names: { asked: 'Asked', lost: 'Lost' } });

/** Never called: a filter that the call does not take must not compile. */
export function useWrongFilters() {
  // @ts-expect-error uploads are not searched by a text
  useList({ call: 'OpsUploads', filters: [search({ label: 'Name' })] });
  // @ts-expect-error there is no such list of uploads
  useList({ call: 'OpsUploads', filters: [lost] });
  // @ts-expect-error the payload has another name for it
  useList({ call: 'OpsEvaluations', filters: [toggle('words', 'With words')] });
}
