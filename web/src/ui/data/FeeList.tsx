import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Counting } from './counted.ts';
import { Price } from './Price.tsx';

export interface FeeLine {
  key: string;
  label: ReactNode;
  /** Integer fen; negative is taken off. Absent: no figure is shown. */
  fen?: number;
}

export interface FeeListProps {
  lines: readonly FeeLine[];
  /** Without a figure where there is nothing to pay, and the words say so. */
  total?: { label: ReactNode; fen?: number };
}

/** The items, the company's part, and the rest to pay. */
export function FeeList({ lines, total }: FeeListProps) {
  return (
    <dl className="grid gap-2 text-label">
      {lines.map(({ key, label, fen }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="min-w-0 text-ink-2">{label}</dt>
          <dd className="ml-auto">{fen !== undefined && <Price fen={fen} className={cx(fen < 0 && 'text-ok')} />}</dd>
        </div>
      ))}
      {total && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{total.label}</dt>
          {total.fen !== undefined && (
            <dd className="ml-auto">
              <Counting value={true}>
                <Price fen={total.fen} className="text-l" />
              </Counting>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
