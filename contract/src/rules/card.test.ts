import { describe, expect, it } from 'vitest';
import {
  cardNumberInGroups,
  cardNumberOf,
  isCardNumber,
  maskCardNumber,
  plainCardNumber,
  stateByDays,
} from './card.ts';

describe('a card number', () => {
  it('is sixteen digits, the last of which finds a slip of the finger', () => {
    const number = cardNumberOf('402177880012882');
    expect(isCardNumber(number)).toBe(true);
    for (let at = 0; at < number.length; at += 1) {
      const other = (Number(number[at]) + 1) % 10;
      expect(isCardNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }
    expect(['', '1234', `${number}0`, number.slice(1), 'abcdefghijklmnop'].filter(isCardNumber)).toEqual([]);
  });

  it('is read however it is typed, and shown by its last four', () => {
    const number = cardNumberOf('402177880012882');
    expect(cardNumberInGroups(number)).toMatch(/^4021 7788 0012 882\d$/);
    for (const typed of [cardNumberInGroups(number), number.replace(/(\d{4})(?=\d)/g, '$1-'), ` ${number} `])
      expect(plainCardNumber(typed)).toBe(number);
    expect(plainCardNumber('４０２１')).toBe('4021');
    expect(maskCardNumber(number)).toBe(`**** **** ${number.slice(-4)}`);
  });
});

it('days are included on both ends', () => {
  const card = { validFrom: '2026-06-10', validTo: '2026-06-12' };
  const days = ['2026-06-09', '2026-06-10', '2026-06-12', '2026-06-13'];
  expect(days.map((day) => stateByDays(card, day))).toEqual([6, 0, 0, 7]);
});
