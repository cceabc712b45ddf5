import type { QuestionnaireDocument } from '#contract/questionnaire-document';

type Section = QuestionnaireDocument['sections'][number];
type Question = Section['questions'][number];
type When = NonNullable<Question['when']>;

export const both = (zh: string, en: string) => ({ zh, en });

interface Extra {
  hint?: [string, string];
  required?: boolean;
  when?: When;
}

const asked = (key: string, text: [string, string], { hint, required = true, when }: Extra) => ({
  ...{ key, text: both(...text), required },
  ...(hint && { hint: both(...hint) }),
  ...(when && { when }),
});

/** `never|从不|Never`, one choice each. */
const choicesOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [key = '', zh = '', en = ''] = line.split('|');
    return { key, text: both(zh, en) };
  });

export const one = (key: string, text: [string, string], choices: readonly string[], extra: Extra = {}): Question => ({
  ...{ ...asked(key, text, extra), kind: 'one', choices: choicesOf(choices) },
});

/** The last choice excludes the others where it is called `none`. */
export const many = (key: string, text: [string, string], choices: readonly string[], extra: Extra = {}): Question => ({
  ...{ ...asked(key, text, extra), kind: 'many', choices: choicesOf(choices) },
  ...(choices.some((line) => line.startsWith('none|')) && { none: 'none' }),
});

export const number = (
  key: string,
  text: [string, string],
  {
    unit,
    min,
    max,
    digits = 0,
    ...extra
  }: Extra & { unit: [string, string]; min: number; max: number; digits?: number },
): Question => ({ ...asked(key, text, extra), kind: 'number', unit: both(...unit), min, max, digits });

export const free = (key: string, text: [string, string], most = 200): Question => ({
  ...asked(key, text, { required: false }),
  kind: 'text',
  most,
});

export const section = (key: string, title: [string, string], questions: Question[]): Section => ({
  ...{ key, title: both(...title), questions },
});

export const after = (question: string, ...anyOf: string[]): When => ({ question, anyOf });
