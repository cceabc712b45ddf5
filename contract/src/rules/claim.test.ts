import { describe, expect, it } from 'vitest';
import { isAccountNumber, isSameName, namesBranch } from './claim.ts';

describe('a bank to its branch', () => {
  it.each([
    '招商银行上海静安支行',
    '中国农业银行大理古城支行',
    '某某农村信用社',
    'China Merchants Bank Jing’an Sub-branch',
    '中国银行阿勒泰地区分行营业部',
  ])('%s', (name) => expect(namesBranch(name)).toBe(true));
  it.each(['招商银行', '支行', '招商银行支行', 'Bank branch', '', '   ', '上海静安'])('not %s', (name) =>
    expect(namesBranch(name)).toBe(false),
  );
});

describe('an account number', () => {
  it.each([
    '6225 8801 2345 6783',
    '6228480402564890018',
    '4111-1111-1111-1111',
    '123456789012',
    '12345678901234567890',
  ])('%s', (text) => expect(isAccountNumber(text)).toBe(true));
  it.each([
    '6225 8801 2345 6789',
    '6228480402564890019',
    '0000000000000000',
    '12345678901',
    '1'.repeat(25),
    'abc',
    '',
    '62258801２3456783',
  ])('not %s', (text) => expect(isAccountNumber(text)).toBe(false));
});

it('a holder is the person, however the dot is written', () => {
  expect(isSameName('阿依古丽·买买提', '阿依古丽•买买提')).toBe(true);
  expect(isSameName('John Smith', 'john  smith')).toBe(true);
  expect(isSameName('陈思源', '陈思远')).toBe(false);
  expect(isSameName('', '')).toBe(false);
});
