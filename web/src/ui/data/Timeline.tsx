import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** `now` is the one that counts at the moment. */
export type TimelineTone = 'plain' | 'now' | 'ok' | 'warn' | 'bad';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** When it was, in words; `moment` for machines. */
  time: string;
  moment?: string;
  text?: ReactNode;
  tone?: TimelineTone;
}

const MARK: Record<TimelineTone, string> = {
  plain: 'bg-n-300',
  now: 'bg-brand-line halo-brand-100',
  ok: 'bg-ok',
  warn: 'bg-warn-mark',
  bad: 'bg-bad',
};

/** Past events, the latest first; a line joins those that belong together. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label}>
      {items.map(({ key, title, time, moment, text, tone = 'plain' }) => (
        <li
          key={key}
          className="relative pb-5 pl-6 before:absolute before:top-4 before:bottom-0 before:left-1 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={cx('absolute top-1.5 left-0 size-2.5 rounded-full forced-colors:border', MARK[tone])}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b className="min-w-0">{title}</b>
            <time dateTime={moment} className="text-c text-ink-3 tabular-nums">
              {time}
            </time>
          </div>
          {text && <div className="mt-0.5 text-label text-ink-2">{text}</div>}
        </li>
      ))}
    </ol>
  );
}
