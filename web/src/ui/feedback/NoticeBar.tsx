import { Megaphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface NoticeBarProps {
  tone?: 'info' | 'warn';
  title?: ReactNode;
  children: ReactNode;
  /** A link to more; stands at the end, under the text on a phone. */
  action?: ReactNode;
  /** Cut off at the end of its line, without the link. */
  oneLine?: boolean;
}

export function NoticeBar({ tone = 'info', title, children, action, oneLine = false }: NoticeBarProps) {
  const Icon = tone === 'warn' ? TriangleAlert : Megaphone;
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-white px-4 py-3 text-c md:items-center md:text-label">
      <Icon
        aria-hidden="true"
        className={tone === 'warn' ? 'text-warn-mark' : 'text-icon'}
        size={20}
        strokeWidth={1.75}
      />
      <div className={cx('min-w-0 flex-1', action ? 'md:flex md:items-center md:gap-4' : '')}>
        <p className={cx('flex-1', oneLine && 'truncate')}>
          {title && <b className="mr-3">{title}</b>}
          {children}
        </p>
        {action && !oneLine && <div className="mt-1 flex-none md:mt-0">{action}</div>}
      </div>
    </div>
  );
}
