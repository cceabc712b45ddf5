import type { Bilingual } from '#contract/language';
import { lettersOf } from './edit-distance.ts';
import { normalized } from '#contract/rules/search-text';
import { syllablesOf } from './pinyin.ts';

/** The terms an entry can be found by. */
export interface SearchTerms {
  /** Abbreviations and the code. */
  abbreviations: readonly string[];
  /** Chinese names, the first one is the entry's own. */
  chinese: readonly string[];
  /** English names without spaces, and their words. */
  english: readonly string[];
  words: readonly string[];
  /** Of each Chinese name, where all its readings are known. */
  readings: readonly Reading[];
  /** The same, as typing errors are looked for in them. */
  spelled: readonly Spelled[];
  spelledWords: readonly Spelled[];
  wholes: readonly Spelled[];
}

export interface Spelled {
  name: string;
  letters: number;
}
const spelled = (name: string): Spelled => ({ name, letters: lettersOf(name) });

export interface Reading {
  syllables: readonly string[];
  whole: string;
  initials: string;
}

export interface Searchable {
  name: Bilingual;
  also: { zh: readonly string[]; en: readonly string[] };
  abbreviations: readonly string[];
  /** As it is stored: an editor may have corrected it. */
  pinyin: string;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

export function termsOf({ name, also, abbreviations, pinyin }: Searchable): SearchTerms {
  const names = [name.en, ...also.en];
  const english = distinct(names.map(normalized));
  const words = distinct(names.flatMap((text) => text.split(/[\s/()-]+/)).map(normalized)).filter(
    (word) => word.length > 2,
  );
  const syllables = [pinyin.split(' '), ...also.zh.map((text) => syllablesOf(text) ?? [])];
  const readings = syllables.flatMap(readingOf);
  return {
    abbreviations: distinct(abbreviations.map(normalized)),
    chinese: distinct([name.zh, ...also.zh].map(normalized)),
    ...{ english, words, readings },
    spelled: english.map(spelled),
    spelledWords: words.map(spelled),
    wholes: readings.map(({ whole }) => spelled(whole)),
  };
}

const readingOf = (syllables: readonly string[]): Reading[] =>
  syllables.length === 0 || syllables[0] === ''
    ? []
    : [
        {
          syllables,
          whole: syllables.join(''),
          initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
        },
      ];
