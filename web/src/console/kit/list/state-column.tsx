import type { Column } from '../../../ui/data/columns.ts';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';

export interface StateColumnOptions<R extends object> {
  head: string;
  toneOf: (row: R) => TagTone;
  nameOf: (row: R) => string;
}

/** The state of a row, as a tag with a dot. */
export const stateColumn = <R extends object>({ head, toneOf, nameOf }: StateColumnOptions<R>): Column<R> => ({
  key: 'state',
  head,
  card: 'aside',
  cell: (row) => (
    <Tag tone={toneOf(row)} dot>
      {nameOf(row)}
    </Tag>
  ),
  text: nameOf,
});
