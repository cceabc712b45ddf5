import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** The parts every field has around its control: label on top, hint under it, error under the control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown after the label of a field that may stay empty; required fields are not marked. */
  optionalMark?: ReactNode;
  /** At the end of the label's line, a "forgot password" link for instance; the keyboard reaches it after the control. */
  labelAction?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control. */
  id: string;
  className?: string;
  children: ReactNode;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Attributes that tie a control to the texts around it. */
export const fieldAttributes = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  describedBy?: string,
) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': cx(describedBy, hint ? hintId(id) : '', error ? errorId(id) : '') || undefined,
});

/** The drawn box of a control; the control inside is borderless and the ring goes round the box. */
export const controlBox = (invalid: boolean, readOnly = false): string =>
  cx(
    'focus-ring flex min-h-12 w-full items-center gap-2 rounded-control border text-control md:min-h-11 md:text-b',
    invalid ? 'border-bad edge-bad' : readOnly ? 'border-n-200' : 'border-line-strong',
    readOnly ? 'bg-n-50 text-ink-2' : 'bg-white',
  );

export function Field({ id, label, hint, error, optionalMark, labelAction, className, children }: FieldProps) {
  const line = (
    <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
      {label}
      {optionalMark && <span className="font-normal text-ink-3">{optionalMark}</span>}
    </label>
  );
  const rest = (
    <>
      {hint && (
        <p id={hintId(id)} className="-mt-0.5 mb-1.5 text-c text-ink-3">
          {hint}
        </p>
      )}
      {children}
    </>
  );
  return (
    <div className={className}>
      {labelAction ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          {line}
          <div className="col-span-2 row-start-2">{rest}</div>
          <span className="col-start-2 row-start-1 text-label">{labelAction}</span>
        </div>
      ) : (
        <>
          {line}
          {rest}
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-1.5 flex gap-1.5 text-c text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5" size={16} strokeWidth={1.75} />
      <span>{error}</span>
    </p>
  );
}
