/**
 * The most common passwords are refused (ASVS 6.2.4). The lists come from the frequency list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT licence, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c)
 * 2021 @zxcvbn-ts); they are modules, not text files, so that they are part of the bundled server.
 */
import { COMMON_PASSWORDS } from './common-passwords.list.ts';
import { COMMON_MIXED_PASSWORDS } from './common-passwords.mixed.ts';

const common = new Set([COMMON_PASSWORDS, COMMON_MIXED_PASSWORDS].flatMap((list) => list.trim().split(/\s+/)));

/** Characters written for the letter they look like, and the special characters above the digits of a keyboard. */
const LOOKALIKES: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's' };
const SHIFTED_DIGITS: Record<string, string> = Object.fromEntries(
  Array.from('!@#$%^&*', (key, index) => [key, `${index + 1}`]),
);

/**
 * Whether a password is one of the common ones, in any case. The rule of composition makes people decorate a common
 * one, so these are compared too: without special characters (`Password1!`, `Abc@123`), with lookalikes read as letters
 * (`P@ssw0rd!`), with shifted digits read as digits (`1qaz@WSX`). Digits are never cut off: a word with a year behind
 * it is not on the list, and refusing it would refuse half of the passwords people choose.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = withoutTrailingSpecials(lower);
  return [
    lower,
    lower.replace(/[~!@#$%^&*]/g, ''),
    respelled(lower, LOOKALIKES),
    respelled(bare, LOOKALIKES),
    respelled(lower, SHIFTED_DIGITS),
  ].some((candidate) => common.has(candidate));
}

const respelled = (text: string, alphabet: Record<string, string>): string =>
  Array.from(text, (character) => alphabet[character] ?? character).join('');

function withoutTrailingSpecials(text: string): string {
  let end = text.length;
  while (end > 0 && '~!@#$%^&*'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
