import { isDay } from './day.ts';

export type Sex = 'male' | 'female';
export type IdNumberFault = 'length' | 'characters' | 'birthDate' | 'checkDigit';
export type ParsedIdNumber =
  | { ok: true; birthDate: string; sex: Sex; length: 15 | 18 }
  | { ok: false; reason: IdNumberFault };

/** GB 11643-1999: the weight of each of the first 17 digits, and the check character for each remainder by 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** Catches a year typed wrong: no living person was born earlier. */
const EARLIEST_BIRTH = '1900-01-01';

/**
 * A resident's ID number of 15 characters (issued until 1999, no check digit, born 19xx) or 18. A small x is taken for
 * X. With `today`, a birth date after it is refused as well.
 */
export function parseIdNumber(text: string, today?: string): ParsedIdNumber {
  if (text.length !== 15 && text.length !== 18) return refused('length');
  const length = text.length;
  if (!(length === 15 ? /^[0-9]{15}$/ : /^[0-9]{17}[0-9Xx]$/).test(text)) return refused('characters');

  const birthDate = length === 15 ? day(`19${text.slice(6, 12)}`) : day(text.slice(6, 14));
  if (!isDay(birthDate) || birthDate < EARLIEST_BIRTH) return refused('birthDate');
  if (today !== undefined && birthDate > today) return refused('birthDate');

  if (length === 18 && text[17]?.toUpperCase() !== idCheckCharacter(text)) return refused('checkDigit');

  // the last digit of the order number is odd for men
  const order = Number(length === 15 ? text[14] : text[16]);
  return { ok: true, birthDate, sex: order % 2 === 1 ? 'male' : 'female', length };
}

/** The character that must stand last behind the first 17 digits of a number. */
export function idCheckCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}

const refused = (reason: IdNumberFault): ParsedIdNumber => ({ ok: false, reason });
const day = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
