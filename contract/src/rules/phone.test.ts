import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMobilePhone, isPlacePhone, plainPhone } from './phone.ts';

it('accepts 11 digits that start with 1 and 3 to 9, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 9, maxLength: 12 }), (digits) => {
      const second = digits[1] ?? 0;
      expect(isMobilePhone(digits.join(''))).toBe(digits.length === 11 && digits[0] === 1 && second >= 3);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }), (second, rest) => {
      expect(isMobilePhone(`1${second}${String(rest).padStart(9, '0')}`)).toBe(true);
    }),
  );
});

it.each([
  '',
  '12800001111',
  '1380000111',
  '138000011112',
  '+8613800001111',
  '138 0000 1111',
  '13800001111\n',
  '１3800001111',
])('refuses %j', (text) => {
  expect(isMobilePhone(text)).toBe(false);
});

it.each([
  '13800002316',
  '138 0000 2316',
  '138-0000 2316',
  ' 138－0000—2316 ',
  '138\u00a00000\u30002316',
  '１３８００００２３１６',
])('reads %j as people mean it', (typed) => {
  expect(plainPhone(typed)).toBe('13800002316');
});

it('takes nothing else away', () => {
  for (const text of ['+8613800002316', '138.0000.2316', '138****2316', '1380000231x'])
    expect(plainPhone(text)).toBe(text);
});

it.each(['021-55510001', '0755 5551 0008', '010-5551 0004', '400-012-3456', '4000123456', '95079', '13800002316'])(
  'a place can be called at %s',
  (text) => {
    expect(isPlacePhone(text)).toBe(true);
  },
);

it.each([
  '',
  '55510001',
  '021-555',
  '021-555100011234',
  '+86 21 5551 0001',
  '０２１-55510001',
  '021-55510001 转 2',
  '-----',
])('a place cannot be called at %j', (text) => {
  expect(isPlacePhone(text)).toBe(false);
});
