import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'brand' | 'danger' | 'dangerPrimary' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
}

const LOOK: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-btn text-on-btn hover:bg-btn-hover active:bg-btn-active',
  secondary: 'border-line-strong bg-white text-ink hover:bg-n-50 active:bg-n-100',
  brand: 'border-brand-text bg-white text-brand-text hover:bg-brand-50 active:bg-brand-50',
  danger: 'border-bad bg-white text-bad hover:bg-bad-bg active:bg-bad-bg',
  dangerPrimary: 'border-transparent bg-bad text-white hover:bg-bad-hover active:bg-bad-hover',
  text: 'border-transparent text-brand-text underline-offset-2 hover:underline',
};
const UNAVAILABLE = 'border-n-200 bg-n-100 text-n-500';
const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-11 py-1.5 text-label md:min-h-9 md:py-1',
  md: 'min-h-12 py-2 text-control md:min-h-11 md:text-b',
  lg: 'min-h-12 py-2 text-control',
};
const PADDING: Record<ButtonSize, string> = { sm: 'px-3.5 md:px-4', md: 'px-6', lg: 'px-6' };

/**
 * The look of a button, for a link that a router draws: `<Link className={buttonClass({ variant: 'primary' })}>`.
 * Han labels never break inside; Latin ones may, between words, rather than be cut off.
 */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  block,
  unavailable,
}: ButtonLook & { unavailable?: boolean } = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center ',
    'break-keep wrap-break-word no-underline transition-[color,background-color,border-color,scale]',
    !unavailable && 'active:scale-[0.98] motion-reduce:active:scale-100',
    SIZE[size],
    variant === 'text' ? 'px-2 font-normal' : cx('font-semibold', PADDING[size]),
    unavailable && variant !== 'text' ? UNAVAILABLE : unavailable ? 'border-transparent text-n-500' : LOOK[variant],
    block && 'w-full',
  );
}
