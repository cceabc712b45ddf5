import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, companyWords, containsCompanyWord } from './password.ts';

/** The rule in its own words, with no expression shared with the code. */
function meetsSpec(password: string): boolean {
  let upper = 0;
  let lower = 0;
  let digit = 0;
  let special = 0;
  let length = 0;
  for (const character of password) {
    if (character.trim() === '') return false;
    if ('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(character)) upper = 1;
    if ('abcdefghijklmnopqrstuvwxyz'.includes(character)) lower = 1;
    if ('0123456789'.includes(character)) digit = 1;
    if ('~!@#$%^&*'.includes(character)) special = 1;
    length++;
  }
  return length >= 6 && length <= 18 && upper + lower + digit + special >= 3;
}

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'AZaz09~!@#$%^&*') },
  { weight: 2, arbitrary: fc.constantFrom(...'_-+=.?`éÄ密码😀\u0660Ａ') },
  { weight: 1, arbitrary: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\ufeff') },
);

describe('checkPassword', () => {
  it('accepts exactly the passwords of the rule', () => {
    const passwords = fc.oneof(
      fc.array(character, { maxLength: 22 }).map((characters) => characters.join('')),
      fc.string({ unit: 'grapheme-ascii', maxLength: 22 }),
      fc.string({ unit: 'binary', maxLength: 22 }),
    );
    fc.assert(
      fc.property(passwords, (password) => {
        expect(checkPassword(password).ok).toBe(meetsSpec(password));
      }),
      { numRuns: 2000 },
    );
  });

  it('never gets worse by one more character of a kind within the length', () => {
    const kind = fc.constantFrom(...'Qx7#');
    fc.assert(
      fc.property(fc.array(character, { minLength: 6, maxLength: 17 }), kind, (characters, more) => {
        const before = checkPassword(characters.join(''));
        const after = checkPassword(characters.join('') + more);
        expect(after.kinds).toBeGreaterThanOrEqual(before.kinds);
        if (before.ok) expect(after.ok).toBe(true);
      }),
    );
  });

  it.each([
    ['Demo#2026', true],
    ['Abc123', true],
    ['Abc12', false],
    ['Abcdefgh1234567890', true],
    ['Abcdefgh12345678901', false],
    ['abc123', false],
    ['abcdef#1', true],
    ['ABCDEF#1', true],
    ['Abc 123', false],
    ['', false],
  ])('%j: %s', (password, ok) => {
    expect(checkPassword(password).ok).toBe(ok);
  });

  it('counts a character of no kind towards the length only', () => {
    expect(checkPassword('ab1___')).toEqual({ length: true, noSpace: true, kinds: 2, ok: false });
    expect(checkPassword('Ab1___').ok).toBe(true);
  });

  it('counts a character outside the basic plane once', () => {
    expect(checkPassword(`Ab1${'😀'.repeat(15)}`).length).toBe(true);
    expect(checkPassword(`Ab1${'😀'.repeat(2)}`).length).toBe(false);
  });
});

describe('company words', () => {
  it('takes the telling words of a name in either language', () => {
    expect(companyWords('Bluewave & Sons Co., Ltd.', '蓝浪科技有限公司')).toEqual(['bluewave', 'sons', '蓝浪科技']);
    expect(companyWords('Demo', 'DEMO Group', '示例集团')).toEqual(['demo', '示例']);
    expect(companyWords('', '有限公司', 'A B')).toEqual([]);
  });

  it('finds a word wherever it stands, in any case or width', () => {
    const name = fc.constantFrom('Bluewave', 'bluewave', 'BLUEWAVE', 'Ｂｌｕｅwave', 'BlueWave');
    fc.assert(
      fc.property(fc.string(), name, fc.string(), (before, word, after) => {
        // combining characters next to the word could change its letters under NFKC; they are not this rule's matter
        fc.pre(/^[\x20-\x7e]*$/.test(before + after));
        expect(containsCompanyWord(before + word + after, ['bluewave'])).toBe(true);
      }),
    );
  });

  it('ignores words too short to mean the company', () => {
    expect(containsCompanyWord('Acorn#2026', ['', ' ', 'a', 'co'])).toBe(false);
    expect(containsCompanyWord('Ab1#中意', ['中意'])).toBe(true);
  });
});
