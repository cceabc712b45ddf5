import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacOf } from './hmac.ts';

const expected = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

it("is Node's own, for any key and text", () => {
  const any = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(any, any, (key, text) => {
      expect(hmacOf(key, text)).toBe(expected(key, text));
    }),
  );
});

it.each([
  ['a key as long as a block', 'k'.repeat(64), 'text'],
  ['a key longer than a block', 'k'.repeat(65), 'text'],
  ['a key of few characters and many bytes', '钥'.repeat(30), 'text'],
  ['a text that just fits', 'key', '体'.repeat(2_730)],
  ['a text that does not', 'key', '体'.repeat(2_731)],
  ['a very long one', 'key', 'x'.repeat(200_000)],
])('also for %s', (_, key, text) => {
  expect(hmacOf(key, text)).toBe(expected(key, text));
});

it('keeps nothing of the text before it', () => {
  hmacOf('a key', 'a long text that came before');
  expect(hmacOf('b', 'c')).toBe(expected('b', 'c'));
});
