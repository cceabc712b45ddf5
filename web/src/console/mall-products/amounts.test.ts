import { describe, expect, it } from 'vitest';
import { fenTyped, numbersTyped, wholeTyped, yuanTyped } from './amounts.ts';

describe('what operators type', () => {
  it.each([
    ['199', 19_900],
    ['0', 0],
    ['¥1,299.9', 129_990],
    ['12.345', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('as yuan: %s', (typed, fen) => expect(fenTyped(typed)).toBe(fen));

  it('as yuan comes back as it was', () => expect(fenTyped(yuanTyped(12_345))).toBe(12_345));

  it.each([
    ['6, 7', [6, 7]],
    ['6，7、8', [6, 7, 8]],
    ['', []],
    ['six', undefined],
  ])('as numbers: %s', (typed, numbers) => expect(numbersTyped(typed)).toEqual(numbers));

  it('as a whole number', () => expect([wholeTyped('12'), wholeTyped('1.2')]).toEqual([12, undefined]));
});
