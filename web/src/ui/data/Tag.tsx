import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type TagTone = 'mute' | 'ok' | 'warn' | 'bad' | 'info' | 'brand' | 'line';

export interface TagProps {
  tone?: TagTone;
  /** A dot marks a stage of a life cycle; plain facts have none. */
  dot?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

const TONE: Record<TagTone, string> = {
  mute: 'border-transparent bg-mute-bg text-mute',
  ok: 'border-transparent bg-ok-bg text-ok',
  warn: 'border-transparent bg-warn-bg text-warn',
  bad: 'border-transparent bg-bad-bg text-bad',
  info: 'border-transparent bg-info-bg text-info',
  brand: 'border-transparent bg-brand-50 text-brand-text',
  line: 'border-n-300 bg-white text-ink-2',
};

export function Tag({ tone = 'mute', dot, icon, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full flex-none items-center gap-1.5 rounded-tag border px-2 align-middle text-x font-normal',
        // a column of a table is never so narrow that a word breaks
        dot ? 'md:whitespace-nowrap' : 'md:[overflow-wrap:break-word]',
        TONE[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current forced-color-adjust-none" />}
      {icon}
      {children}
    </span>
  );
}
