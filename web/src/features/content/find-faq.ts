import type { FaqEntry } from '#contract/calls/content';
import { plainText } from '#contract/rules/rich-text';

/** Full-width letters and capitals are the same in a search. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The questions that hold every word, those with it in the question first. */
export function findFaq(entries: readonly FaqEntry[], search: string): FaqEntry[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...entries];
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const asked = entries.filter(({ question }) => has(question));
  const answered = entries.filter((entry) => !asked.includes(entry) && has(entry.question + plainText(entry.answer)));
  return [...asked, ...answered];
}
