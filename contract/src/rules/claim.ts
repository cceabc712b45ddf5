/** Rules of reimbursement both sides keep: bank to the branch, holder's name, a possible number. */

const BRANCH = /(支行|分行|营业部|营业室|分理处|储蓄所|信用社|支社|sub-?branch|branch|banking office)/i;
/** The text before the word for a branch must name more than the bank itself. */
const BANK_ONLY = /^[\s\S]{0,14}?(银行|bank)$/i;

/** A bank's name that goes down to the branch, such as 招商银行上海静安支行. */
export function namesBranch(text: string): boolean {
  const name = text.trim();
  const at = name.search(BRANCH);
  if (at < 2) return false;
  const before = name.slice(0, at).trim();
  return !BANK_ONLY.test(before);
}

/** Spaces and dashes are how people write long numbers. */
export const plainAccount = (text: string): string => text.replace(/[\s-]/g, '');

const CARD_LENGTHS = [16, 17, 18, 19];
const FEWEST_DIGITS = 12;
const MOST_DIGITS = 24;

/**
 * A card has 16 to 19 digits and a check digit (Luhn). Passbooks of some banks have other lengths and no check digit that all
 * of them share, so of those the length alone is looked at.
 */
export function isAccountNumber(text: string): boolean {
  const digits = plainAccount(text);
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return false;
  if (/^(\d)\1+$/.test(digits)) return false;
  return CARD_LENGTHS.includes(digits.length) ? hasCheckDigit(digits) : true;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Spaces and the dot within some names are written in more than one way. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s·•・.]/g, '')
    .toLowerCase();
export const isSameName = (one: string, other: string): boolean =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/** `6228 **** **** 4410` as far as an operator sees it: the bank's digits and the last four. */
export const shownAccount = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');
