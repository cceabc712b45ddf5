import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { controlBox, Field, fieldAttributes, type FieldTexts } from './Field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Inside the box, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Takes what react-hook-form's `register` returns. */
export function TextField({
  label,
  hint,
  error,
  optionalMark,
  labelAction,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field {...{ id, label, hint, error, optionalMark, labelAction, className }}>
      <div className={controlBox(Boolean(error), input.readOnly)}>
        {prefix && <span className="flex-none pl-3 text-label text-ink-2">{prefix}</span>}
        <input
          type="text"
          {...input}
          {...fieldAttributes(id, { hint, error }, input['aria-describedby'])}
          className="w-full min-w-0 flex-1 self-stretch rounded-control bg-transparent px-3"
        />
        {suffix && <span className="-ml-2 flex-none pr-3 text-label whitespace-nowrap text-ink-2">{suffix}</span>}
      </div>
    </Field>
  );
}
