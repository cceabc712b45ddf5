import { ageOn, isDay } from './day.ts';
import { parseIdNumber } from './id-number.ts';

/** The rules of typed personal data, the same for the page and the server. */

/** Letters of any script, and what stands between the parts of a name: a space, a dot, a hyphen, an apostrophe. */
const NAME = /^\p{L}[\p{L}\p{M} ·•・.'’‘-]*[\p{L}\p{M}.]$/u;
export const NAME_MOST = 40;

export function isPersonName(text: string): boolean {
  const name = text.trim();
  return NAME.test(name) && [...name].length <= NAME_MOST;
}

/** The oldest person on record was 122: a birth date before that is a slip of the keys. */
const OLDEST = 120;

export const isBirthDate = (day: string, today: string): boolean =>
  isDay(day) && day <= today && ageOn(day, today) <= OLDEST;

export type DocumentKind = 'idCard' | 'passport' | 'hkMacauPermit' | 'taiwanPermit';

/** How the number of each document looks; of an ID card also its birth date and its check digit. */
const SHAPES: Record<Exclude<DocumentKind, 'idCard'>, RegExp> = {
  passport: /^(?=.*\d)[A-Z0-9]{5,20}$/,
  hkMacauPermit: /^[HM]\d{8}(\d{2})?$/,
  // ten digits and a letter until 2015
  taiwanPermit: /^(\d{8}|\d{10}(\(?[A-Z]\)?)?)$/,
};

/** As it is kept and compared. */
export const plainDocument = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

export function isDocumentNumber(kind: DocumentKind, text: string, today: string): boolean {
  const number = plainDocument(text);
  if (kind !== 'idCard') return SHAPES[kind].test(number);
  const parsed = parseIdNumber(number, today);
  return parsed.ok && isBirthDate(parsed.birthDate, today);
}
