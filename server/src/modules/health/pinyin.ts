import { normalized } from '#contract/rules/search-text';
import { READINGS } from './pinyin-readings.ts';

/** Words whose characters are read otherwise than usual. */
const WORDS: Record<string, string> = {
  生长: 'sheng zhang',
  长期: 'chang qi',
  空腹: 'kong fu',
  便秘: 'bian mi',
  口腔: 'kou qiang',
};

const readings = new Map<string, string>(
  READINGS.flatMap((line) => line.split(' ')).flatMap((part) => {
    const [syllable = '', characters = ''] = part.split(':');
    return Array.from(characters, (character): [string, string] => [character, syllable]);
  }),
);
const LATIN = /[a-z0-9]+/y;

/**
 * The syllables of a Chinese text; letters and digits stand as they are, everything else is left out. A character
 * without a known reading makes the whole unknown, so that half a reading is never stored.
 */
export function syllablesOf(text: string): string[] | undefined {
  const plain = normalized(text);
  const syllables: string[] = [];
  for (let at = 0; at < plain.length;) {
    LATIN.lastIndex = at;
    const latin = LATIN.exec(plain)?.[0];
    const word = WORDS[plain.slice(at, at + 2)];
    const reading = readings.get(plain.charAt(at));
    if (latin) syllables.push(latin);
    else if (word) syllables.push(...word.split(' '));
    else if (reading) syllables.push(reading);
    else return undefined;
    at += latin?.length ?? (word ? 2 : 1);
  }
  return syllables;
}

/** The stored spellings of a name, for the search. */
export function pinyinOf(text: string): { pinyin: string; initials: string } {
  const syllables = syllablesOf(text) ?? [];
  return { pinyin: syllables.join(' '), initials: initialsOf(syllables) };
}

const initialsOf = (syllables: readonly string[]): string => syllables.map((syllable) => syllable.charAt(0)).join('');
