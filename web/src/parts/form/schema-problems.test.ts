import { expect, it } from 'vitest';
import { invoice } from '#contract/calls/invoice';
import { people } from '#contract/calls/people';
import { formText } from './text.ts';
import { INVOICE_FIELDS, INVOICE_NAMES } from '../invoice/invoice-form.ts';
import { faults } from '#contract/faults';
import { problemText } from '../../platform/form.ts';
import { schemaProblems } from '../../api/schema-problems.ts';

const FIELDS = ['recipient', 'phone', 'district', 'detail'] as const;
const userGuid = '00000000-0000-4000-8000-000000000001';
const address = { userGuid, recipient: '许静怡', phone: '138-0000 2316', district: '上海市', detail: '衡山路 2 号' };
const found = (change: object) => schemaProblems(people.SavePostAddress.in, { ...address, ...change }, FIELDS);

it('has nothing against what the call takes', () => {
  expect(found({})).toEqual({});
});

it('names a rule of the product by its refusal, anything else as invalid', () => {
  expect(found({ phone: '128-0000 2316', detail: 'x'.repeat(121) })).toEqual({
    phone: { kind: 'phoneBad' },
    detail: { kind: 'invalid' },
  });
});

it('leaves to the server what belongs to no field', () => {
  expect(found({ userGuid: '' })).toEqual({});
});

it('finds fields inside the payload, by the form’s names', () => {
  const payload = {
    customerGuid: userGuid,
    orderId: 1,
    invoice: { invoiceTypeId: 1, title: '', BuyerTaxNum: 'x'.repeat(31) },
  };
  expect(schemaProblems(invoice.SaveOrderInvoice.in, payload, INVOICE_FIELDS, INVOICE_NAMES)).toEqual({
    title: { kind: 'invalid' },
    taxNum: { kind: 'invalid' },
  });
});

it('says a rule in the words of its refusal, and a kind without words in general ones', () => {
  const named = Object.keys(formText.zh).filter((name) => name in faults) as (keyof typeof faults &
    keyof typeof formText.zh)[];
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) {
    expect(formText.zh[name]).toBe(faults[name].zh);
    expect(formText.en[name]).toBe(faults[name].en);
  }
  for (const kind of ['unheardOf', 'summary'])
    expect(problemText({ kind }, { ...formText.en })).toBe('Check what is entered here');
});
