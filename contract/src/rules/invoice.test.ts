import { expect, it } from 'vitest';
import { invoiceProblems, plainNumber } from './invoice.ts';

const whole = { title: '云帆', taxNum: '91310000 ma1k0000xx', phone: '138 0000 2316', email: 'a@b.example' };
const company = { holder: 'company', medium: 'electronic' } as const;
const person = { holder: 'individual', medium: 'paper' } as const;

it('a whole one has no problem, however its numbers are spaced', () => {
  expect(invoiceProblems(whole, company)).toEqual({});
  expect(plainNumber(' 138-0000 2316')).toBe('13800002316');
});

it('a company needs a number of 15 to 20 letters and digits', () => {
  expect(invoiceProblems({ ...whole, taxNum: ' ' }, company)).toEqual({ taxNum: 'needTax' });
  expect(invoiceProblems({ ...whole, taxNum: '123' }, company)).toEqual({ taxNum: 'badTax' });
  expect(invoiceProblems({ ...whole, taxNum: '9'.repeat(21) }, company)).toEqual({ taxNum: 'badTax' });
  expect(invoiceProblems({ ...whole, taxNum: '' }, person)).toEqual({});
});

it('an electronic one is sent to a valid phone or address', () => {
  expect(invoiceProblems({ ...whole, email: '', phone: '' }, company)).toEqual({ email: 'needContact' });
  expect(invoiceProblems({ ...whole, email: '' }, company)).toEqual({});
  expect(invoiceProblems({ ...whole, email: 'a@b', phone: '12' }, person)).toEqual({
    email: 'emailBad',
    phone: 'phoneBad',
  });
  expect(invoiceProblems({ title: ' ', taxNum: '', phone: '', email: '' }, person)).toEqual({ title: 'needTitle' });
});
