import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { controlBox, Field, fieldAttributes, type FieldTexts } from './Field.tsx';

export interface SelectFieldProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select: the best list there is on a phone. Options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optionalMark,
  labelAction,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field {...{ id, label, hint, error, optionalMark, labelAction, className }}>
      <div className={`relative ${controlBox(Boolean(error))}`}>
        <select
          {...select}
          {...fieldAttributes(id, { hint, error }, select['aria-describedby'])}
          className="w-full min-w-0 flex-1 appearance-none self-stretch rounded-control bg-transparent pr-9 pl-3"
        >
          {children}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 text-ink-2" size={16} />
      </div>
    </Field>
  );
}
