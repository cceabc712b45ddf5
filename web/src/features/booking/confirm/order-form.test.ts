import { describe, expect, it } from 'vitest';
import {
  draftOf,
  orderPart,
  orderProblems,
  ORDER_FIELDS,
  valuesOf,
  type OrderAround,
  type OrderValues,
} from './order-form.ts';
import { invoiceText } from '../../../parts/invoice/text.ts';
import { confirmText } from './text.ts';

const empty = Object.fromEntries(ORDER_FIELDS.map((field) => [field, ''])) as OrderValues;
const values = (more: Partial<OrderValues> = {}): OrderValues => ({
  ...empty,
  report: 'electronic',
  consent: 'yes',
  ...more,
});
const plain: OrderAround = { ways: [] };
const toCompany: OrderAround = { ...plain, invoiceType: { id: 3, holder: 'company', medium: 'electronic' } };
const toPerson: OrderAround = { ...plain, invoiceType: { id: 2, holder: 'individual', medium: 'paper' } };
const kinds = (given: OrderValues, around = plain) =>
  Object.fromEntries(
    Object.entries(orderProblems(given, around)).map(([field, problem]) => [
      field,
      problem && 'kind' in problem && problem.kind,
    ]),
  );

describe('missing values', () => {
  it('an untouched page lacks the report type and the consent', () => {
    expect(kinds(empty)).toEqual({ report: 'needReport', consent: 'needConsent' });
  });

  it('paper needs a way to the person, and that way may need an address', () => {
    expect(kinds(values())).toEqual({});
    expect(kinds(values({ report: 'paper' }))).toEqual({ delivery: 'needDelivery' });
    expect(kinds(values({ report: 'both', delivery: 'separate' }))).toEqual({ address: 'needAddress' });
    expect(kinds(values({ report: 'both', delivery: 'pickUp' }))).toEqual({});
    // chosen before the report became electronic: no longer asked for
    expect(kinds(values({ delivery: 'separate' }))).toEqual({});
  });

  it('a company’s invoice needs title, tax number and somewhere to send it', () => {
    expect(kinds(values(), toCompany)).toEqual({ title: 'needTitle', taxNum: 'needTax', invoiceEmail: 'needContact' });
    const filled = { title: '云帆', taxNum: '91310000 ma1k0000xx', invoicePhone: '138 0000 2316' };
    expect(kinds(values(filled), toCompany)).toEqual({});
    expect(kinds(values({ ...filled, taxNum: '123', invoicePhone: '12', invoiceEmail: 'a@b' }), toCompany)).toEqual({
      taxNum: 'badTax',
      invoicePhone: 'phoneBad',
      invoiceEmail: 'emailBad',
    });
    expect(kinds(values({ title: '陈思远' }), toPerson)).toEqual({});
  });

  it('the travel field is asked by the company that has it', () => {
    const ways = [{ id: 1 }, { id: 2 }];
    expect(kinds(values(), { ways })).toEqual({ traffic: 'needTraffic' });
    expect(kinds(values({ traffic: '3' }), { ways })).toEqual({ traffic: 'needTraffic' });
    expect(kinds(values({ traffic: '2' }), { ways })).toEqual({});
  });

  it('every problem has words in both languages', () => {
    const all = { ...kinds(empty, { ...toCompany, ways: [{ id: 1 }] }), ...kinds(values({ report: 'paper' })) };
    for (const kind of Object.values(all)) {
      expect({ ...invoiceText.zh, ...confirmText.zh }).toHaveProperty(String(kind));
      expect({ ...invoiceText.en, ...confirmText.en }).toHaveProperty(String(kind));
    }
  });
});

it('the typed values go into the draft and back, the consent does not', () => {
  const typed = values({
    report: 'both',
    delivery: 'separate',
    address: '7',
    traffic: '2',
    title: '云帆',
    taxNum: '9131',
  });
  const kept = draftOf(typed, 3);
  expect(kept).toMatchObject({ reportType: 'both', delivery: 'separate', addressId: 7, trafficId: 2 });
  expect(kept.invoice).toEqual({ title: '云帆', taxNum: '9131', typeId: '3' });
  expect(valuesOf(kept)).toEqual({ ...typed, consent: '' });
  expect(valuesOf({})).toEqual(empty);
});

it('sends what the page shows and nothing it has hidden again', () => {
  const given = values({
    delivery: 'separate',
    address: '7',
    traffic: '2',
    title: ' 云帆 ',
    taxNum: 'x',
    bankName: 'b',
  });
  expect(orderPart(given, plain)).toEqual({ report_type: 'electronic', consent: true });
  expect(orderPart(given, toPerson).invoice).toMatchObject({
    invoiceTypeId: 2,
    invoiceCategory: 2,
    title: '云帆',
    BuyerTaxNum: '',
    BuyerBankName: '',
  });
  expect(orderPart(values({ report: 'paper', delivery: 'separate', address: '7' }), plain)).toMatchObject({
    deliveryPaperWay: 'separate',
    postAddressId: 7,
  });
});
