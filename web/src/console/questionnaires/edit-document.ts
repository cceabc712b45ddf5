import type { Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';

export type Section = QuestionnaireDocument['sections'][number];
type Choice = Extract<Question, { kind: 'one' }>['choices'][number];

const EMPTY = { zh: '', en: '' };

export const newDocument = (): QuestionnaireDocument => ({
  ...{ title: EMPTY, about: EMPTY, minutes: 5, sections: [{ key: 's1', title: EMPTY, questions: [] }] },
});

/** `q1`, `q2` …: the first free one, also not one that was removed before the last. */
export function freshKey(letter: string, taken: readonly string[]): string {
  const numbers = taken.flatMap((key) => (key.startsWith(letter) ? [Number(key.slice(letter.length))] : []));
  return `${letter}${Math.max(0, ...numbers.filter((one) => Number.isInteger(one))) + 1}`;
}

export const allQuestions = ({ sections }: QuestionnaireDocument): Question[] =>
  sections.flatMap(({ questions }) => questions);

export const withSection = (document: QuestionnaireDocument): QuestionnaireDocument => ({
  ...document,
  sections: [
    ...document.sections,
    {
      ...{
        key: freshKey(
          's',
          document.sections.map(({ key }) => key),
        ),
      },
      ...{ title: EMPTY, questions: [] },
    },
  ],
});

export const newChoice = (choices: readonly Choice[]): Choice => ({
  key: freshKey(
    'c',
    choices.map(({ key }) => key),
  ),
  text: EMPTY,
});

/** A question of a sort; what it has in common with the one before it stays. */
export function ofSort(sort: Question['kind'], base: Pick<Question, 'key' | 'text' | 'required'>): Question {
  const first = newChoice([]);
  const choices = [first, newChoice([first])];
  switch (sort) {
    case 'one':
      return { ...base, kind: 'one', choices };
    case 'many':
      return { ...base, kind: 'many', choices };
    case 'number':
      return { ...base, kind: 'number', unit: EMPTY, min: 0, max: 100, digits: 0 };
    case 'text':
      return { ...base, kind: 'text', most: 200 };
  }
}

export const newQuestion = (document: QuestionnaireDocument, sort: Question['kind']): Question =>
  ofSort(sort, {
    key: freshKey(
      'q',
      allQuestions(document).map(({ key }) => key),
    ),
    ...{ text: EMPTY, required: true },
  });

/** One step up or down in its list; at the end of it, nothing. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one === undefined || at + by < 0 || at + by >= list.length) return [...list];
  next.splice(at + by, 0, one);
  return next;
}

export const replaced = <T>(list: readonly T[], at: number, one: T): T[] => list.with(at, one);
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Those a condition of this question may name: choices that are asked for before it. */
export function possibleReasons(document: QuestionnaireDocument, key: string) {
  const all = allQuestions(document);
  const before = all.slice(
    0,
    all.findIndex((one) => one.key === key),
  );
  return before.flatMap((one) => ('choices' in one ? [one] : []));
}
