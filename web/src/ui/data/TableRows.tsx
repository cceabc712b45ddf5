import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox } from '../form/Checkbox.tsx';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { fillSlot } from '../slot.ts';
import type { Column } from './columns.ts';
import { OPENS_ROW, pressRow } from './row-press.ts';
import type { TableModel, TableRow } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { useSeenRows, type SeenRows } from './seen-rows.ts';

interface TableRowsProps<R extends object> extends DataTableProps<R> {
  model: TableModel<R>;
}

const HEAD =
  'sticky top-(--table-top,0px) z-10 border-b border-line bg-n-25 px-3 py-2.5 font-semibold text-ink-2 break-keep [overflow-wrap:break-word]';
const EDGES = 'first:pl-4 last:pr-4';

export function TableRows<R extends object>(props: TableRowsProps<R>) {
  const { label, columns, model, ticking } = props;
  const { body, measure, seen, before, after } = useSeenRows(model.rows.length);
  const span = columns.length + (ticking ? 1 : 0);
  return (
    <table className="w-full border-separate border-spacing-0 text-c" aria-rowcount={model.rows.length + 1}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {ticking && (
            <th scope="col" className={cx(HEAD, EDGES, 'w-10 text-left')}>
              <TickAll {...props} />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <Gap height={before} span={span} />}
        {seen.map((index) => {
          const row = model.rows[index];
          return row && <BodyRow key={row.id} {...props} {...{ row, index, measure }} />;
        })}
        {after > 0 && <Gap height={after} span={span} />}
      </tbody>
    </table>
  );
}

/** Stands for the rows that cannot be seen. */
const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden="true">
    <td colSpan={span} style={{ height }} />
  </tr>
);

function ColumnHead<R extends object>({ column, model, sortLabel }: { column: Column<R> } & TableRowsProps<R>) {
  const { key, head, end, className, sortable } = column;
  const on = model.sort?.key === key ? model.sort : undefined;
  const Icon = on ? (on.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={on ? (on.descending ? 'descending' : 'ascending') : undefined}
      className={cx(HEAD, EDGES, end ? 'text-right' : 'text-left', className)}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => model.sortBy(key)}
          aria-label={sortLabel?.(head)}
          className="inline-flex min-h-6 items-center gap-1 rounded-tag font-semibold hover:text-ink"
        >
          {head}
          <Icon aria-hidden="true" size={14} className={on ? 'text-brand-text' : 'text-n-400'} />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

function TickAll<R extends object>({ model, ticking }: TableRowsProps<R>) {
  if (!ticking) return null;
  const keys = model.rows.map(({ id }) => id);
  const all = keys.length > 0 && keys.every((key) => ticking.ticked.includes(key));
  return (
    <Checkbox
      label={<VisuallyHidden>{ticking.allLabel}</VisuallyHidden>}
      checked={all}
      onChange={() => ticking.onTick(all ? [] : keys)}
    />
  );
}

interface BodyRowProps<R extends object> extends TableRowsProps<R> {
  row: TableRow<R>;
  index: number;
  measure: SeenRows['measure'];
}

function BodyRow<R extends object>({ columns, row, index, measure, openLink, current, ticking }: BodyRowProps<R>) {
  const data = row.original;
  const on = row.id === current;
  const cell = cx('border-b border-line px-3 py-2.5 align-middle group-last:border-b-0', EDGES, on && 'bg-brand-50');
  const mark = on && 'first:mark-start';
  return (
    <tr
      aria-rowindex={index + 2}
      ref={measure}
      data-index={index}
      aria-current={on ? 'true' : undefined}
      onClick={openLink && pressRow}
      className={cx('group', openLink && !on && 'cursor-pointer hover:bg-n-25')}
    >
      {ticking && (
        <td className={cx(cell, mark)}>
          <Checkbox
            label={<VisuallyHidden>{ticking.rowLabel(data)}</VisuallyHidden>}
            checked={row.getIsSelected()}
            onChange={() =>
              ticking.onTick(
                row.getIsSelected() ? ticking.ticked.filter((key) => key !== row.id) : [...ticking.ticked, row.id],
              )
            }
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={cx(cell, mark, column.end && 'text-right', column.className)}>
          {at === 0 && openLink
            ? fillSlot(openLink(data), {
                ...OPENS_ROW,
                className: 'text-ink no-underline hover:no-underline',
                children: column.cell(data),
              })
            : column.cell(data)}
        </td>
      ))}
    </tr>
  );
}
