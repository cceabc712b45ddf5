import type { FoundBy } from '#contract/calls/health';
import { exactMatch, queryOf, similarMatch, type Match } from './match.ts';
import type { SearchTerms } from './search-terms.ts';

export interface Found<E> {
  entry: E;
  by: FoundBy;
}

/** The fitting entries, the best first; typing errors are forgiven only where nothing fits without. */
export function searchIn<E extends { terms: SearchTerms }>(entries: readonly E[], typed: string): Found<E>[] {
  const query = queryOf(typed);
  if (query.text === '') return typed.trim() === '' ? entries.map((entry) => ({ entry, by: 'listed' })) : [];
  const fitting = ranked(entries, (entry) => exactMatch(query, entry.terms));
  return fitting.length > 0 ? fitting : ranked(entries, (entry) => similarMatch(query, entry.terms));
}

const ranked = <E>(entries: readonly E[], match: (entry: E) => Match): Found<E>[] =>
  entries
    .map((entry, at) => ({ entry, at, ...match(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .map(({ entry, by }) => ({ entry, by }));
