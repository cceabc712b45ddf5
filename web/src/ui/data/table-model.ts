import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compare, type Column, type Sort } from './columns.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type TableRow<R extends object> = Row<typeof features, R>;

export interface ModelOptions<R extends object> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Given where the list comes sorted from elsewhere; without it the rows that are here are sorted here. */
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Keys of the rows that are ticked. */
  ticked?: readonly string[] | undefined;
}

export interface TableModel<R extends object> {
  rows: readonly TableRow<R>[];
  sort: Sort | undefined;
  sortBy: (key: string) => void;
}

/** The shown rows, and their order. */
export function useTableModel<R extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  ticked,
}: ModelOptions<R>): TableModel<R> {
  const [own, setOwn] = useState<Sort>();
  const shown = onSort ? sort : own;
  const definitions = useMemo(
    () =>
      columns.map(({ key, text }): ColumnDef<typeof features, R> => ({
        id: key,
        accessorFn: (row) => text?.(row) ?? '',
        sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: onSort !== undefined,
    state: {
      sorting: shown ? [{ id: shown.key, desc: shown.descending }] : [],
      rowSelection: Object.fromEntries((ticked ?? []).map((key) => [key, true])),
    },
  });
  return {
    rows: table.getRowModel().rows,
    sort: shown,
    sortBy(key) {
      const next = { key, descending: shown?.key === key ? !shown.descending : false };
      if (onSort) onSort(next);
      else setOwn(next);
    },
  };
}
