import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface CardProps {
  title?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  headingLevel?: 2 | 3;
  /** No inner space: the content draws to the edge. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** White on the page's grey, one thin line, no shadow. With a title it is a labelled section. */
export function Card({ title, aside, headingLevel = 2, flush, className, children }: CardProps) {
  const titleId = useId();
  const look = cx('rounded-card border border-line bg-white', flush ? 'overflow-hidden' : 'p-4 md:p-6', className);
  if (!title) return <div className={look}>{children}</div>;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId} className={look}>
      <div className={cx('flex items-center justify-between gap-4', flush ? 'p-4 md:p-6' : 'mb-3 md:mb-4')}>
        <Heading id={titleId} className="text-m">
          {title}
        </Heading>
        {aside && <div className="text-c text-ink-3">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
