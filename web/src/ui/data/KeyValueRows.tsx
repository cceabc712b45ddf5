import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface KeyValueRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueRowsProps {
  rows: readonly KeyValueRow[];
  /** Pairs per line from 768 px up. */
  columns?: 1 | 2;
  /** Without lines between, for a side column. */
  plain?: boolean;
}

/** Known facts are read, not shown as an input that cannot be used. */
export function KeyValueRows({ rows, columns = 1, plain }: KeyValueRowsProps) {
  return (
    <dl className={cx('@container grid gap-x-8', columns === 2 && 'md:grid-cols-2', plain && 'gap-y-2 text-label')}>
      {rows.map(({ key, label, value }) => (
        <div
          key={key}
          className={cx(
            'grid grid-cols-[88px_minmax(0,1fr)] gap-3 [&:lang(en)]:grid-cols-[120px_minmax(0,1fr)]',
            // large letters on a phone: the value stands under its name
            '@max-[15rem]:block max-md:care:block',
            !plain && 'border-t border-line py-2.5 first:border-t-0',
            !plain && columns === 2 && 'md:nth-2:border-t-0',
          )}
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
