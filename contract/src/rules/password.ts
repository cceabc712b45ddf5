/** The shortest and longest password (docs/product §2.3). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 18;
export const PASSWORD_SPECIALS = '~!@#$%^&*';
export const PASSWORD_KINDS_NEEDED = 3;

/** The rules a password meets, so that a form can tick off each one while it is being typed. */
export interface PasswordCheck {
  /** 6 to 18 characters; a character outside the basic plane counts once. */
  length: boolean;
  noSpace: boolean;
  /** How many of the four kinds occur: upper case, lower case, digit, special. */
  kinds: number;
  ok: boolean;
}

/**
 * Any other character (`_`, `é`, `密`) is allowed and counts towards the length but is of no kind, since the list of
 * special characters is exact.
 */
const KINDS = [/[A-Z]/, /[a-z]/, /[0-9]/, /[~!@#$%^&*]/];

/** The rule for every change and reset of a password. */
export function checkPassword(password: string): PasswordCheck {
  const characters = Array.from(password).length;
  const length = characters >= PASSWORD_MIN && characters <= PASSWORD_MAX;
  const noSpace = !/\s/.test(password);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  return { length, noSpace, kinds, ok: length && noSpace && kinds >= PASSWORD_KINDS_NEEDED };
}

/** Words too short to mean the company: two letters of a name turn up in passwords by chance. */
const LATIN_WORD_MIN = 3;
const HAN_WORD_MIN = 2;

/** Parts of a firm's name that say what it is, not which it is. */
const LEGAL_FORMS = new Set(['and', 'the', 'ltd', 'inc', 'llc', 'plc', 'corp', 'company', 'limited', 'group']);
const HAN_LEGAL_FORM = /(?:股份)?有限(?:责任)?公司|集团|公司/gu;

/** The words of a company's names (any language) that its people may not use in a password. */
export function companyWords(...names: string[]): string[] {
  const words = names
    .flatMap((name) =>
      plain(name)
        .replace(HAN_LEGAL_FORM, ' ')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => isTelling(word) && !LEGAL_FORMS.has(word));
  return [...new Set(words)];
}

/** Whether one of the words stands anywhere in the password, in any case or width. */
export function containsCompanyWord(password: string, words: readonly string[]): boolean {
  const text = plain(password);
  return words.map(plain).some((word) => isTelling(word) && text.includes(word));
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const isTelling = (word: string): boolean =>
  Array.from(word).length >= (/\p{Script=Han}/u.test(word) ? HAN_WORD_MIN : LATIN_WORD_MIN);
