import { expect, it } from 'vitest';
import { changedSearch, oneOf, pageNumber, readState, someOf, text } from './address-state.ts';

const keys = {
  status: oneOf([99, 10, 20]),
  sort: oneOf(['new', 'old']),
  channel: someOf(['sms', 'mail']),
  q: text,
  page: pageNumber,
};

it('reads what stands in the address, typed, and the usual value for anything else', () => {
  expect(readState(keys, { status: '10', sort: 'old', channel: 'mail,fax,sms', q: '王', page: '3' })).toEqual({
    status: 10,
    sort: 'old',
    channel: ['sms', 'mail'],
    q: '王',
    page: 3,
  });
  const usual = { status: 99, sort: 'new', channel: [], q: '', page: 1 };
  expect(readState(keys, {})).toEqual(usual);
  expect(readState(keys, { status: '11', sort: 'x', channel: 'fax', page: '-2' })).toEqual(usual);
});

it('writes what differs from the usual and leaves the rest of the address alone', () => {
  expect(changedSearch(keys, { status: '10', cp: 'x' }, { page: 2, q: ' 王 ' })).toEqual({
    status: '10',
    cp: 'x',
    page: '2',
    q: '王',
  });
  expect(changedSearch(keys, { status: '10', page: '2' }, { status: 99, page: 1 })).toEqual({});
});

it('reads back what it wrote', () => {
  const state = { status: 20, sort: 'old', channel: ['sms'], q: 'a&b=c', page: 7 } as const;
  const written = changedSearch(keys, {}, state) as Record<string, string>;
  expect(readState(keys, written)).toEqual(state);
});

it('does not compile with a value that is none', () => {
  // @ts-expect-error there is no such status
  expect(changedSearch(keys, {}, { status: 5 })).toEqual({ status: '5' });
  // @ts-expect-error there is no such key
  expect(changedSearch(keys, {}, { colour: 'red' })).toEqual({});
});
