import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type AlertTone = 'info' | 'warn' | 'bad' | 'ok' | 'mute';

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  /** Instead of the tone's own. */
  icon?: LucideIcon;
  children?: ReactNode;
  /** Read out when it appears: `polite` waits its turn, `assertive` interrupts. */
  live?: 'polite' | 'assertive';
  /** A button or link at the end. */
  action?: ReactNode;
}

const LOOK: Record<AlertTone, { box: string; mark: string; icon: LucideIcon }> = {
  info: { box: 'border-info-line bg-info-bg', mark: 'text-info', icon: Info },
  warn: { box: 'border-warn-line bg-warn-bg', mark: 'text-warn-mark', icon: TriangleAlert },
  bad: { box: 'border-bad-line bg-bad-bg', mark: 'text-bad', icon: CircleAlert },
  ok: { box: 'border-ok-line bg-ok-bg', mark: 'text-ok', icon: CircleCheck },
  mute: { box: 'border-line bg-n-25', mark: 'text-n-500', icon: Info },
};

/** A fact that stays on the page. Links inside take its own text colour. */
export function Alert({ tone = 'info', title, icon, children, live, action }: AlertProps) {
  const { box, mark, icon: own } = LOOK[tone];
  const Icon = icon ?? own;
  return (
    <div
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
      className={cx(
        'flex flex-wrap gap-x-3 gap-y-2 rounded-control border p-3 text-label text-n-700 md:px-4',
        '[&_a]:text-inherit [&_a]:underline [&_a]:underline-offset-2 [&_b]:text-ink',
        box,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-px', mark)} size={20} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {title && <b className="block">{title}</b>}
        {children}
      </div>
      {action && <div className="flex-none self-center max-md:w-full max-md:pl-8">{action}</div>}
    </div>
  );
}
