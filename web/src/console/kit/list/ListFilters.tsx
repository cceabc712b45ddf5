import { Fragment, type ReactNode } from 'react';
import { Filters } from './FilterBar.tsx';
import type { RowPath } from './open-row.ts';
import type { List } from './use-list.ts';

export interface ListFiltersProps<R extends object, P extends RowPath> {
  list: List<R, P>;
  /** Without a frame and "clear filters". */
  bare?: boolean | undefined;
  searchNote?: ReactNode;
}

/** The filters of a list, in their order; the search has a line of its own. */
export function ListFilters<R extends object, P extends RowPath>({ list, bare, searchNote }: ListFiltersProps<R, P>) {
  const { filters, texts, change, clear, found } = list;
  const drawing = { texts, change, searchNote, counts: found.data?.counts };
  const fields = filters.filter(({ isSearch }) => !isSearch);
  const drawn = fields.map(({ names, draw }) => <Fragment key={names.join()}>{draw(drawing)}</Fragment>);
  if (bare) return <div className="mb-4 flex flex-wrap items-center gap-2">{drawn}</div>;
  return (
    <Filters search={filters.find(({ isSearch }) => isSearch)?.draw(drawing)} onClear={clear}>
      {drawn}
    </Filters>
  );
}
