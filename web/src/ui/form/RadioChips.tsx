import { type ReactNode, useId } from 'react';
import { errorId, FieldError } from './Field.tsx';

export interface RadioChipsProps<V extends string> {
  legend: ReactNode;
  items: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: ReactNode;
}

const CHIP =
  'focus-ring inline-flex min-h-11 cursor-pointer items-center rounded-full border border-n-300 bg-white px-4 text-label ' +
  'text-ink-2 transition-colors hover:bg-n-50 has-checked:border-brand-line has-checked:bg-brand-50 ' +
  'has-checked:font-semibold has-checked:text-brand-text md:min-h-9 has-checked:forced-colors:underline';

/** One of a few short things; native radios inside. */
export function RadioChips<V extends string>({ legend, items, value, onChange, error }: RadioChipsProps<V>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId(id) : undefined}>
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <label key={item.value} className={CHIP}>
            <input
              type="radio"
              name={id}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
              className="sr-only"
            />
            {item.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
