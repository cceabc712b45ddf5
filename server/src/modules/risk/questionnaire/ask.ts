import type { Bilingual } from '#contract/language';
import type { Question } from '#contract/questionnaire-document';

/** Short ways to write a question down, Chinese first. */

type Pair = readonly [zh: string, en: string];
interface More {
  hint?: Pair;
  /** May be left open. */
  optional?: true;
  when?: { question: string; anyOf: string[] };
}
type Choices = Readonly<Record<string, Pair>>;

const words = ([zh, en]: Pair): Bilingual => ({ zh, en });
const listed = (choices: Choices) => Object.entries(choices).map(([key, text]) => ({ key, text: words(text) }));
const asked = (key: string, text: Pair, { hint, optional, when }: More) => ({
  ...{ key, text: words(text), required: !optional },
  ...(hint && { hint: words(hint) }),
  ...(when && { when }),
});

export const one = (key: string, text: Pair, choices: Choices, more: More = {}): Question => ({
  ...asked(key, text, more),
  ...{ kind: 'one', choices: listed(choices) },
});

/** Its last choice is the one that excludes the others. */
export const many = (key: string, text: Pair, choices: Choices, more: More = {}): Question => ({
  ...asked(key, text, more),
  ...{ kind: 'many', choices: listed(choices), none: 'none' },
});

export const figure = (
  key: string,
  text: Pair,
  { unit, min, max, digits = 0, ...more }: More & { unit: Pair; min: number; max: number; digits?: number },
): Question => ({ ...asked(key, text, more), kind: 'number', unit: words(unit), min, max, digits });

export const YES_NO: Choices = { yes: ['是', 'Yes'], no: ['否', 'No'] };
