import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked'> {
  checked: boolean;
  label: ReactNode;
  text?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const TRACK = cx(
  'relative h-6 w-11 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-n-100 transition-colors',
  'before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-n-500 before:transition-transform',
  'checked:border-brand-line checked:bg-brand-fill checked:before:translate-x-5 checked:before:bg-on-brand',
  'disabled:border-n-300 disabled:before:bg-n-300 forced-colors:appearance-auto forced-colors:before:hidden',
);

/** Takes effect at once, unlike a box in a form. */
export function Switch({ label, text, checked, className, ...input }: SwitchProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-label font-semibold">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className="block text-c text-ink-2">
            {text}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={cx(input['aria-describedby'], text ? `${id}-text` : '') || undefined}
        className={TRACK}
      />
    </label>
  );
}
