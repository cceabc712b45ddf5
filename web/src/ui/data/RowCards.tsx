import type { ReactNode } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { fillSlot } from '../slot.ts';
import type { Column } from './columns.ts';
import { OPENS_ROW, pressRow } from './row-press.ts';
import type { TableModel, TableRow } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { useSeenRows, type SeenRows } from './seen-rows.ts';

interface RowCardsProps<R extends object> extends DataTableProps<R> {
  model: TableModel<R>;
}

const partOf = <R extends object>({ card }: Column<R>, at: number) => card ?? (at === 0 ? 'title' : 'line');

/** The rows of a table one below the other, each with its heading, its state and its lines. */
export function RowCards<R extends object>(props: RowCardsProps<R>) {
  const { label, model } = props;
  const { body, measure, seen, before, after } = useSeenRows(model.rows.length);
  return (
    <ul ref={body} aria-label={label}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {seen.map((index) => {
        const row = model.rows[index];
        return row && <RowCard key={row.id} {...props} {...{ row, index, measure }} />;
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

interface RowCardProps<R extends object> extends RowCardsProps<R> {
  row: TableRow<R>;
  index: number;
  measure: SeenRows['measure'];
}

function RowCard<R extends object>(props: RowCardProps<R>) {
  const { columns, row, index, measure, openLink, current, ticking } = props;
  const data = row.original;
  const parts = columns.map((column, at) => ({ column, part: partOf(column, at) }));
  const title = parts.find(({ part }) => part === 'title')?.column.cell(data);
  const on = row.id === current;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link inside
    <li
      ref={measure}
      data-index={index}
      aria-current={on ? 'true' : undefined}
      onClick={openLink && pressRow}
      className={cx(
        'flex gap-3 border-b border-line px-4 py-3 last:border-b-0',
        openLink && 'cursor-pointer',
        on && 'bg-brand-50 mark-start',
      )}
    >
      {ticking && (
        <Checkbox
          label={<VisuallyHidden>{ticking.rowLabel(data)}</VisuallyHidden>}
          checked={row.getIsSelected()}
          onChange={() =>
            ticking.onTick(
              row.getIsSelected() ? ticking.ticked.filter((key) => key !== row.id) : [...ticking.ticked, row.id],
            )
          }
        />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5 text-label">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            {openLink
              ? fillSlot(openLink(data), {
                  ...OPENS_ROW,
                  className: 'tap-44 block text-ink no-underline hover:no-underline',
                  children: title,
                })
              : title}
          </div>
          <div className="flex flex-none flex-wrap justify-end gap-2">
            {parts.map(({ column, part }) => part === 'aside' && <div key={column.key}>{column.cell(data)}</div>)}
          </div>
        </div>
        {parts.map(
          ({ column, part }) =>
            (part === 'line' || part === 'named') && (
              <Line key={column.key} head={part === 'named' ? column.head : undefined}>
                {column.cell(data)}
              </Line>
            ),
        )}
      </div>
    </li>
  );
}

/** A bare number or day says nothing without its column's head; where there is none, neither is needed. */
function Line({ head, children }: { head: string | undefined; children: ReactNode }) {
  if (children === '' || children === null || children === undefined) return null;
  return (
    <div>
      {head && <span className="text-ink-3">{head} </span>}
      {children}
    </div>
  );
}
