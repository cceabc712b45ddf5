import type { ReactNode } from 'react';

/** The frame of the small pictures: 120 × 96, a soft shadow on the ground, never read out. */
export function Scene({ ground = true, children }: { ground?: boolean; children: ReactNode }) {
  return (
    <svg
      width="120"
      height="96"
      viewBox="0 0 120 96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ground && <ellipse cx="60" cy="86" rx="44" ry="6" fill="var(--n-100)" />}
      {children}
    </svg>
  );
}
