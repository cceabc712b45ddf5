import type { ReactNode } from 'react';
import type { Slot } from '../slot.ts';
import type { Column, Sort } from './columns.ts';

export interface Ticking<R extends object> {
  ticked: readonly string[];
  onTick: (keys: string[]) => void;
  /** Name of the box that ticks all rows, and of a row's own. */
  allLabel: string;
  rowLabel: (row: R) => string;
}

export interface DataTableProps<R extends object> {
  /** The name of the table; read, not shown. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** The link that opens a row; it is drawn around the first column, and the whole row can be pressed. */
  openLink?: (row: R) => Slot;
  /** Key of the row that is open beside the table. */
  current?: string | undefined;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The word read for a column that can be sorted by. */
  sortLabel?: (head: string) => string;
  ticking?: Ticking<R>;
  /** Rows as cards on a wide screen too, where the table has little room. */
  narrow?: boolean;
  /** Under the rows, inside the frame: how many there are, and how to see more. */
  footer?: ReactNode;
}
