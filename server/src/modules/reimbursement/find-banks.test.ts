import { expect, it } from 'vitest';
import { namesBranch } from '#contract/rules/claim';
import { BANKS } from './banks.ts';
import { findBanks } from './find-banks.ts';

it('a bank is found by its name, by what people call it and by its letters', () => {
  for (const typed of ['招商银行', '招行', 'cmb']) expect(findBanks(typed)[0]).toBe('招商银行');
  expect(findBanks('农业')[0]).toBe('中国农业银行');
  expect(findBanks('没有这家')).toEqual([]);
});

it('what follows a bank makes a branch, known town or not', () => {
  expect(findBanks('招商银行阿勒')).toContain('招商银行阿勒泰分行');
  const typed = findBanks('招商银行静安');
  expect(typed[0]).toBe('招商银行静安支行');
  expect(namesBranch(typed[0] ?? '')).toBe(true);
  expect(findBanks('招商银行上海静安支行')).toEqual(['招商银行上海静安支行']);
});

it('no bank stands in the list twice, and none counts as a branch by itself', () => {
  const names = BANKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== '农村信用社' && namesBranch(name))).toEqual([]);
});
