import { checkPassword, PASSWORD_SPECIALS } from '#contract/rules/password';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.list.ts';
import { isCommonPassword } from './common-passwords.ts';

const list = COMMON_PASSWORDS.trim().split(/\s+/);

it('holds 3,000 different passwords, the most common first', () => {
  expect(list).toHaveLength(3000);
  expect(new Set(list).size).toBe(3000);
  expect(list.slice(0, 4)).toEqual(['123456', 'password', '12345678', 'qwerty']);
});

it('refuses every one of them in any case and with any special characters behind', () => {
  const tail = fc.string({ unit: fc.constantFrom(...PASSWORD_SPECIALS), maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...list), fc.func(fc.boolean()), tail, (password, isUpper, specials) => {
      const cased = Array.from(password, (letter) => (isUpper(letter) ? letter.toUpperCase() : letter)).join('');
      expect(isCommonPassword(cased + specials)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  'Password1!',
  'P@ssw0rd',
  'Passw0rd#',
  'Abc@123',
  'Abc!@#',
  'Aa123456',
  'Admin@123',
  '1qaz@WSX',
  '!QAZ2wsx',
  '$unshine!',
])('refuses %s, though it meets the composition rule or nearly does', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Demo#2026', 'Sunshine#2027', 'Kx7#mQ2p', 'Tea4Two&More', '', 'constructor', '__proto__'])(
  'lets %j be',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('lets nearly every random password of the rule be', () => {
  const random = fc.string({
    unit: fc.constantFrom(...`ABCxyz0123456789${PASSWORD_SPECIALS}`),
    minLength: 10,
    maxLength: 18,
  });
  fc.assert(
    fc.property(random, (password) => {
      fc.pre(checkPassword(password).ok && password.replace(/[^A-Za-z0-9]/g, '').length >= 9);
      expect(isCommonPassword(password)).toBe(false);
    }),
  );
});
