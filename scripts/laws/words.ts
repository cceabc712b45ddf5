import type { Source } from './sources.ts';

/**
 * Words and citations that comments and names of tests do without; CONTRIBUTING ("Words") says why.
 */
export const WORD_RULES = {
  /** A reader does not have the cited document; a number of the business may cite `docs/product §4.6`. */
  citation:
    /§\s?\d|\blaws? \d|\b(?:answers|spec|ux|reliability) (?:§|[a-z]?\d{1,2}\b)|\bdecisions? \d{3}|decisions\/\d{3}|\((?:0\d\d)(?:, 0\d\d)*\)|\bmock-?ups?\b|\blessons? \d/i,
  /** Hides who acts. */
  'nobody, somebody, whoever': /\b(?:nobody|somebody|whoever)\b/i,
  /** Has no noun to name or to search for. */
  'what … for a noun': /\bwhat (?:is|was)\b|^\S+:\d+: What\b/i,
} as const;

export type WordRule = keyof typeof WORD_RULES;

const OWN_DOCUMENT = /docs\/product §[\d.]+(?:, §[\d.]+)*/g;

/** The lines of a file that are comments, as `path:line: words`; a comment behind code counts from its slashes. */
export function commentLines({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const whole = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|--(?= ))\s?(.*)$/.exec(line);
    const behind = /[;,{}()\]'`\w] \/\/ (.*)$/.exec(line);
    const words = whole?.[1] ?? behind?.[1];
    return words === undefined ? [] : [`${path}:${index + 1}: ${words.trim()}`];
  });
}

/** The comments that break a rule. */
export const wordsAgainst = (rule: WordRule, sources: readonly Pick<Source, 'path' | 'text'>[]): string[] =>
  sources.flatMap(commentLines).filter((line) => WORD_RULES[rule].test(line.replace(OWN_DOCUMENT, '')));

/** The names of tests, as `path: name`; a name that is put together while it runs counts as it is written. */
export const testNames = ({ path, text }: Pick<Source, 'path' | 'text'>): string[] =>
  Array.from(
    text.matchAll(/\b(?:describe|it|test)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs),
    ([, , name = '']) => `${path}: ${name}`,
  );
