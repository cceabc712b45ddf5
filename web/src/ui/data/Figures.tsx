import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Figure {
  key: string;
  label: ReactNode;
  value: ReactNode;
  tone?: 'plain' | 'ok' | 'warn' | 'bad';
}

const TONE = { plain: 'text-ink', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' } as const;

/** A few numbers that say how things stand; as many in a row as there is room for. */
export function Figures({ items, inside = false }: { items: readonly Figure[]; inside?: boolean }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]',
        inside ? 'border-b border-line' : 'gap-2 md:gap-3',
      )}
    >
      {items.map(({ key, label, value, tone = 'plain' }) => (
        <div
          key={key}
          className={
            inside
              ? 'px-4 py-3 md:px-5 md:not-first:border-l md:not-first:border-line'
              : 'rounded-card border border-line bg-white px-4 py-3'
          }
        >
          <dt className="text-c text-ink-2">{label}</dt>
          <dd className={cx('text-l', TONE[tone])}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
