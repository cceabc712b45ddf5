import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import { errorId, FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** May hold links: pressing a link does not tick the box. */
  label: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const BOX =
  'peer relative z-1 col-start-1 row-start-1 size-5 appearance-none rounded-tag border-[1.5px] bg-white transition-colors ' +
  'checked:border-brand-line checked:bg-brand-fill disabled:border-n-300 disabled:bg-n-100 forced-colors:appearance-auto';
const TICK =
  'pointer-events-none invisible relative z-1 col-start-1 row-start-1 mb-0.5 h-1.5 w-2.5 -rotate-45 border-b-2 border-l-2 border-current ' +
  'text-on-brand peer-checked:visible peer-disabled:text-n-500 forced-colors:hidden';

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={className}>
      <label className="flex items-start gap-2.5 py-0.5 text-label">
        <span className="tap-44 mt-px grid flex-none place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(input['aria-describedby'], error ? errorId(id) : '') || undefined}
            className={cx(BOX, error ? 'border-bad' : 'border-line-strong')}
          />
          <span aria-hidden="true" className={TICK} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
