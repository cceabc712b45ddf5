import type { ReactNode } from 'react';
import { EmptyArt } from '../art/EmptyArt.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** At most two small buttons. */
  actions?: ReactNode;
  /** A picture of 120 × 96 from `art/`. */
  art?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet, and what one can do about it. */
export function EmptyState({ title, children, actions, art = <EmptyArt />, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="px-4 py-6 text-center md:px-6">
      <div className="mb-4 flex justify-center">{art}</div>
      <Heading className="text-s text-balance">{title}</Heading>
      {children && <div className="mx-auto mt-1 max-w-90 text-label text-balance text-ink-2">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
