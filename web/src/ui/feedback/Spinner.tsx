import { cx } from '../cx.ts';

export interface SpinnerProps {
  size?: 'sm' | 'lg';
  /** `current` follows the text it stands beside, as in a busy button. */
  tone?: 'brand' | 'current';
}

/** A turning ring. It says nothing by itself: put words beside it. */
export function Spinner({ size = 'sm', tone = 'brand' }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block flex-none animate-spin rounded-full',
        size === 'sm' ? 'size-4.5 border-2' : 'size-8 border-3',
        tone === 'brand' ? 'border-n-200 border-t-brand-line' : 'border-current/35 border-t-current',
      )}
    />
  );
}
