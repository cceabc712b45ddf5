import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SkipLinkProps {
  /** Id of the main element, which needs `tabIndex={-1}`. */
  targetId: string;
  children: ReactNode;
}

const LOOK = cx(
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-control',
  'focus:bg-white focus:px-4 focus:py-2.5 focus:font-semibold focus:shadow-2',
);

/** The first stop of the keyboard on every page; invisible until it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        // Not a navigation: the hash must not reach the router.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className={LOOK}
    >
      {children}
    </a>
  );
}
