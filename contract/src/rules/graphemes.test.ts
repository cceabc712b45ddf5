import { expect, it } from 'vitest';
import { firstGraphemes, graphemeCount } from './graphemes.ts';

it.each([
  ['', 0],
  ['体检', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['👍🏽', 1],
  ['e\u0301', 1],
  ['🇨🇳🇬🇧', 2],
  ['𠮷野家', 3],
  ['a\r\nb', 3],
])('%s is seen as %d', (text, count) => {
  expect(graphemeCount(text)).toBe(count);
});

it('cuts between characters', () => {
  expect(firstGraphemes('好👨‍👩‍👧‍👦的', 2)).toBe('好👨‍👩‍👧‍👦');
  expect(firstGraphemes('好的', 5)).toBe('好的');
  expect(firstGraphemes('好的', 0)).toBe('');
});
