import type { ReactNode } from 'react';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import type { DataTableProps } from '../../../ui/data/table-props.ts';
import { Block, type BlockProps } from '../pane/Block.tsx';
import { Nothing } from '../pane/Nothing.tsx';

export interface FoundTableProps<T, R extends object> extends Omit<DataTableProps<R>, 'rows'> {
  query: BlockProps<T>['query'];
  rowsOf: (data: T) => readonly R[];
  /** Instead of the usual words where there is no row. */
  nothing?: ReactNode;
  /** See `Nothing`. */
  tabs?: readonly string[];
}

/** The outcome of a list call: loading, failed, nothing, or the rows. */
export function FoundTable<T, R extends object>({
  query,
  rowsOf,
  tabs,
  nothing = <Nothing {...(tabs && { tabs })} />,
  ...table
}: FoundTableProps<T, R>) {
  return (
    <Block query={query}>
      {(data) => {
        const rows = rowsOf(data);
        return rows.length === 0 ? nothing : <DataTable {...table} rows={rows} />;
      }}
    </Block>
  );
}
