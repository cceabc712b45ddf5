import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its effect; there is no other text. */
  label: string;
  /** `inside` is small enough for a field and still can be pressed on 44 × 44. */
  size?: 'md' | 'inside';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  size = 'md',
  className,
  type = 'button',
  children,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid flex-none place-items-center rounded-control text-ink-2 transition-colors hover:bg-n-100 active:bg-n-200',
        size === 'md' ? 'size-11' : 'tap-44 size-8',
        className,
      )}
    >
      {children}
    </button>
  );
}
