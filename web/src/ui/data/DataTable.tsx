import { useIsWide } from '../layout/wide.ts';
import { RowCards } from './RowCards.tsx';
import { moveByArrow } from './row-press.ts';
import { useTableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { TableRows } from './TableRows.tsx';

/** Rows of data: a table where there is room, cards on a phone; long ones draw only what can be seen. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const isWide = useIsWide();
  const { columns, rows, rowKey, sort, onSort, ticking } = props;
  const model = useTableModel({ columns, rows, rowKey, sort, onSort, ticked: ticking?.ticked });
  return (
    <div role="presentation" className="overflow-clip rounded-card border border-line bg-white" onKeyDown={moveByArrow}>
      {isWide && !props.narrow ? <TableRows {...props} model={model} /> : <RowCards {...props} model={model} />}
      {props.footer && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-n-25 px-4 py-3 text-c text-ink-2">
          {props.footer}
        </div>
      )}
    </div>
  );
}
