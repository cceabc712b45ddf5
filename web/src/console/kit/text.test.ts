import { expect, it } from 'vitest';
import { countText, kitText } from './text.ts';

it.each<[count: number, most: number | undefined, said: string]>([
  [9_999, undefined, '9999'],
  [10_000, undefined, '10000+'],
  // this list is counted to its end
  [12_345, undefined, '12345'],
  [500, 500, '500+'],
])('%d rows, counted up to %s, are said as %s', (count, most, said) => {
  expect(countText(count, most)).toBe(said);
});

it('says in both languages that counting stopped', () => {
  expect(kitText.zh.rows(1, 20, countText(10_000))).toBe('第 1 – 20 条，共 10000+ 条');
  expect(kitText.en.rows(1, 20, countText(10_000))).toBe('1 – 20 of 10000+');
});
