import type { ReactNode, Ref } from 'react';

export interface PageTitleProps {
  children: ReactNode;
  text?: ReactNode;
  /** At the end of the line; the page's main action. */
  actions?: ReactNode;
  /** The heading, to receive the focus when the route changes. */
  ref?: Ref<HTMLHeadingElement>;
}

export function PageTitle({ children, text, actions, ref }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-4 pb-3 md:pt-2 md:pb-6">
      <div className="min-w-0">
        <h1 ref={ref} tabIndex={-1} className="text-l">
          {children}
        </h1>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
