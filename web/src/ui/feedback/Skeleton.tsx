import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Size and place: `h-4 w-2/5`. */
  className?: string;
  shape?: 'line' | 'block' | 'circle';
}

const SHAPE = { line: 'rounded-tag', block: 'rounded-control', circle: 'rounded-full' } as const;

/** One grey piece of a placeholder. */
export function Skeleton({ className = 'h-4 w-full', shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer bg-n-100 bg-[linear-gradient(90deg,var(--n-100),var(--n-25),var(--n-100))] bg-size-[200%_100%]',
        SHAPE[shape],
        className,
      )}
    />
  );
}

export interface SkeletonGroupProps {
  /** The text read instead of the grey pieces. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The container of a placeholder with the shape of what will come. Show it by `useDelayedLoading`. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A list of `rows`, each a picture and three lines. */
export function SkeletonList({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label} className="grid gap-6">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-4">
          <Skeleton shape="block" className="h-21 w-28 flex-none" />
          <div className="flex-1">
            <Skeleton className="h-4.5 w-[44%]" />
            <Skeleton className="mt-3 h-4 w-[72%]" />
            <Skeleton className="mt-2.5 h-4 w-[30%]" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
