import type { FoundBy } from '#contract/calls/health';
import { editDistance, forgivenIn, lettersOf, lettersOnlyIn } from './edit-distance.ts';
import { normalized } from '#contract/rules/search-text';
import { syllablesOf } from './pinyin.ts';
import type { Reading, SearchTerms, Spelled } from './search-terms.ts';

/** How well an entry fits the typed text: 0 not at all, 100 exactly. */
export interface Match {
  score: number;
  by: FoundBy;
}
const NONE: Match = { score: 0, by: 'listed' };

/** The typed text, prepared once for all entries. */
export interface Query {
  text: string;
  isLatin: boolean;
  typed: Typed;
  /** Of Chinese: how it sounds, so that a homophone is forgiven. */
  sound: Typed;
  /** Its words, where there are several. */
  tokens: readonly Query[];
}
interface Typed {
  text: string;
  letters: number;
  /** So many errors are forgiven. */
  most: number;
}
const MOST_WORDS = 5;
const typedAs = (text: string): Typed => ({ text, letters: lettersOf(text), most: forgivenIn(text.length) });

export function queryOf(said: string): Query {
  const text = normalized(said);
  const isLatin = /^[a-z0-9]+$/.test(text);
  const words = said.trim().split(/\s+/).filter(normalized);
  return {
    ...{ text, isLatin, typed: typedAs(text) },
    sound: typedAs(isLatin ? '' : (syllablesOf(text) ?? []).join('')),
    tokens: words.length > 1 && words.length <= MOST_WORDS ? words.map(queryOf) : [],
  };
}

const best = (matches: readonly Match[]): Match =>
  matches.reduce((top, match) => (match.score > top.score ? match : top), NONE);

/** Exactly, from its beginning, or somewhere inside; a name longer than the typed text fits a little less. */
function within(text: string, names: readonly string[], scores: readonly [number, number, number], by: FoundBy): Match {
  const [whole, start, inside] = scores;
  return best(
    names.map((name, at) => {
      // the entry's own name before its synonyms
      const less = Math.min(at, 3) + Math.min((name.length - text.length) / 10, 4);
      if (name === text) return { score: whole - Math.min(at, 3), by };
      if (name.startsWith(text)) return { score: start - less, by };
      return inside > 0 && text.length > 1 && name.includes(text) ? { score: inside - less, by } : NONE;
    }),
  );
}

const bySound = (text: string, readings: readonly Reading[]): Match =>
  best(
    readings.map(({ initials, whole, syllables }, at) => {
      const less = Math.min(at, 3) + Math.min((initials.length - text.length) / 10, 4);
      if (initials === text) return { score: 92 - Math.min(at, 3), by: 'initials' };
      if (whole === text) return { score: 91 - Math.min(at, 3), by: 'pinyin' };
      if (text.length < 2) return NONE;
      if (initials.startsWith(text)) return { score: 76 - less, by: 'initials' };
      if (whole.startsWith(text)) return { score: 75 - less, by: 'pinyin' };
      const isInside =
        whole.includes(text) && syllables.some((_, from) => syllables.slice(from).join('').startsWith(text));
      if (isInside) return { score: 58 - less, by: 'pinyin' };
      return initials.includes(text) ? { score: 54 - less, by: 'initials' } : NONE;
    }),
  );

/** With typing errors: the nearer and the longer, the better; never as good as what fits without. */
function similarTo({ text, letters, most }: Typed, names: readonly Spelled[], top: number): Match {
  if (most === 0) return NONE;
  let nearest = most + 1;
  for (const { name, letters: known } of names) {
    // a letter the name does not have costs at least one change, which is found out much quicker
    if (lettersOnlyIn(letters, known) > most) continue;
    // an unfinished word has errors too
    nearest = Math.min(nearest, editDistance(text, name, most, true));
  }
  return nearest > most ? NONE : { score: top - 8 * nearest + Math.min(text.length, 8) / 10, by: 'similar' };
}

/** The same characters in another order (血压高), or one of several wrong. */
function similarChinese({ text, sound }: Query, { chinese, wholes }: SearchTerms): Match {
  if (text.length < 2) return NONE;
  if (wholes.some(({ name }) => name === sound.text)) return { score: 49, by: 'similar' };
  const sounds = sound.text.length > 5 ? similarTo(sound, wholes, 48) : NONE;
  return best([
    sounds,
    ...chinese.map((name): Match => {
      const shared = Array.from(text).filter((character) => name.includes(character)).length / text.length;
      if (shared === 1) return { score: 47 - Math.min(name.length - text.length, 8) / 2, by: 'similar' };
      const isNear = text.length > 2 && shared > 0.5 && editDistance(text, name, 1) === 1;
      return isNear ? { score: 44, by: 'similar' } : NONE;
    }),
  ]);
}

/** How well one entry fits without forgiving anything. */
export function exactMatch(query: Query, terms: SearchTerms): Match {
  const { text, isLatin } = query;
  const abbreviated = within(text, terms.abbreviations, [100, isLatin ? 82 : 0, 0], 'abbreviation');
  const match = isLatin
    ? best([
        abbreviated,
        within(text, terms.english, [97, 78, text.length > 2 ? 56 : 0], 'english'),
        text.length > 2 ? within(text, terms.words, [74, 66, 0], 'english') : NONE,
        bySound(text, terms.readings),
      ])
    : best([within(text, terms.chinese, [100, 84, 64], 'name'), abbreviated]);
  return match.score > 0 ? match : eachWord(query, terms, exactMatch);
}

/** The same with typing errors and homophones forgiven. */
export function similarMatch(query: Query, terms: SearchTerms): Match {
  const several = eachWord(query, terms, (word, of) => best([exactMatch(word, of), similarMatch(word, of)]));
  if (!query.isLatin) return best([similarChinese(query, terms), several]);
  const { typed } = query;
  return best([
    similarTo(typed, terms.spelled, 48),
    similarTo(typed, terms.spelledWords, 46),
    similarTo(typed, terms.wholes, 48),
    several,
  ]);
}

/** Several words, each of which must fit. */
function eachWord({ tokens }: Query, terms: SearchTerms, match: typeof exactMatch): Match {
  if (tokens.length < 2) return NONE;
  const matches = tokens.map((token) => match(token, terms));
  const least = Math.min(...matches.map(({ score }) => score));
  const average = matches.reduce((sum, { score }) => sum + score, 0) / matches.length;
  return least === 0 ? NONE : { score: Math.max(average - 14, 1), by: matches[0]?.by ?? 'name' };
}
