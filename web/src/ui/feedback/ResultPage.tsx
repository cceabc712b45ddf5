import { Check, Clock, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

export type ResultTone = 'ok' | 'pending' | 'bad';

export interface ResultPageProps {
  tone: ResultTone;
  title: ReactNode;
  /** The facts. */
  children?: ReactNode;
  /** At most two. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** The heading, to receive the focus when the result appears. */
  ref?: Ref<HTMLHeadingElement>;
}

const LOOK = {
  ok: { circle: 'bg-ok-bg text-ok', icon: Check },
  pending: { circle: 'bg-warn-bg text-warn', icon: Clock },
  bad: { circle: 'bg-bad-bg text-bad', icon: X },
} as const;

/** The end of a flow. */
export function ResultPage({ tone, title, children, actions, headingLevel = 1, ref }: ResultPageProps) {
  const { circle, icon: Icon } = LOOK[tone];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="px-4 py-6 text-center">
      <span className={cx('mx-auto mb-3 grid size-14 place-items-center rounded-full', circle)}>
        <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
      <Heading ref={ref} tabIndex={-1} className="text-m text-balance">
        {title}
      </Heading>
      {children && <div className="mx-auto mt-1 max-w-110 text-label text-balance text-ink-2">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
