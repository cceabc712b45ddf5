import { plainDocument } from '#contract/rules/person-data';
import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import { FEWEST_CHARACTERS, normalName } from '../people/index.ts';

/** The parts of a typed search: a name, and numbers of any kind. */
export interface PeopleWords {
  name: string;
  numbers: string[];
  as: 'none' | 'name' | 'number' | 'both' | 'shortName';
}

const ID_CARD = /^\d{17}[\dX]$/;
/** 「陈6021」 is a name and a number. */
const SEAM = /(?<=\p{Script=Han})(?=[\dA-Za-z])|(?<=[\dA-Za-z])(?=\p{Script=Han})/gu;

/** A single character is a family name that too many share: it finds no person by itself, and narrows a number. */
export function readPeopleSearch(typed: string): PeopleWords {
  const text = typed.normalize('NFKC').trim();
  const document = plainDocument(text);
  if (isMobilePhone(plainPhone(text))) return { name: '', numbers: [plainPhone(text)], as: 'number' };
  if (ID_CARD.test(document)) return { name: '', numbers: [document], as: 'number' };
  const words = text
    .replaceAll(SEAM, ' ')
    .split(/[\s,，、+]+/)
    .filter(Boolean);
  const numbers = words.filter((word) => /\d/.test(word));
  const name = normalName(words.filter((word) => !/\d/.test(word)).join(' '));
  return { name, numbers, as: kindOf(name, numbers) };
}

function kindOf(name: string, numbers: readonly string[]): PeopleWords['as'] {
  if (name === '') return numbers.length > 0 ? 'number' : 'none';
  if (numbers.length > 0) return 'both';
  return [...name].length < FEWEST_CHARACTERS ? 'shortName' : 'name';
}
