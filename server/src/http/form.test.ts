import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Fault } from '../fault.ts';
import { parseForm } from './form.ts';

const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => !(text in Object.prototype));
const value = fc.string({ unit: 'binary', maxLength: 40 });

it('reads what a browser writes, a field sent twice as a list', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 30 }), (pairs) => {
      const sent = new URLSearchParams(pairs);
      const expected = Object.fromEntries(
        [...new Set(sent.keys())].map((key) => [key, sent.getAll(key).length > 1 ? sent.getAll(key) : sent.get(key)]),
      );
      expect(parseForm(sent.toString())).toEqual(expected);
    }),
  );
});

it('takes any text at all, and never throws but for too many fields', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const read of Object.values(parseForm(text))) expect(['string', 'object']).toContain(typeof read);
    }),
  );
  expect(() => parseForm('a=1&'.repeat(201))).toThrow(Fault);
  expect(Object.keys(parseForm('a=1&'.repeat(200)))).toEqual(['a']);
});

it.each([
  ['', {}],
  ['a', { a: '' }],
  ['a=', { a: '' }],
  ['a=b=c', { a: 'b=c' }],
  ['&&a=1&', { a: '1' }],
  ['a=1+2%2B3', { a: '1 2+3' }],
  ['a=%E4%BD%93%E6%A3%80', { a: '体检' }],
  ['a=%E4%zz', { a: '%E4%zz' }],
  ['__proto__=x&constructor=y&toString=z&a=1', { a: '1' }],
])('%s', (text, expected) => {
  const fields = parseForm(text);
  expect(fields).toEqual(expected);
  expect(Object.keys(fields)).toEqual(Object.keys(expected));
});
