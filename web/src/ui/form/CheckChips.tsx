import type { ReactNode } from 'react';

export interface CheckChipsProps {
  legend: ReactNode;
  optionalMark?: ReactNode;
  items: readonly { value: string; label: string }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Any number of short things that fit; native checkboxes inside. */
export function CheckChips({ legend, optionalMark, items, values, onChange }: CheckChipsProps) {
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-semibold">
        {legend}
        {optionalMark && <span className="font-normal text-ink-3">{optionalMark}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {items.map(({ value, label }) => (
          <label
            key={value}
            className={
              'focus-ring inline-flex min-h-11 cursor-pointer items-center rounded-full border border-n-300 bg-white px-4 ' +
              'text-label text-ink-2 transition-colors hover:bg-n-50 has-checked:border-brand-line has-checked:bg-brand-50 ' +
              'has-checked:font-semibold has-checked:text-brand-text md:min-h-9 has-checked:forced-colors:underline'
            }
          >
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={() => toggle(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
