import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface SegmentedProps<V extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  name: string;
  items: readonly { value: V; label: ReactNode; icon?: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
}

/** Two or three views or ways of one thing; native radios inside. */
export function Segmented<V extends string>({ label, hideLabel, name, items, value, onChange }: SegmentedProps<V>) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{label}</legend>
      <div className="inline-flex max-w-full rounded-control bg-n-100 p-1">
        {items.map((item) => (
          <label
            key={item.value}
            className={cx(
              'focus-ring flex min-h-10 items-center justify-center gap-1.5 rounded-control px-3.5 text-center text-label text-ink-2',
              'has-checked:bg-white has-checked:font-semibold has-checked:text-ink has-checked:shadow-1 md:min-h-9',
              'has-checked:forced-colors:underline',
            )}
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
              className="sr-only"
            />
            {item.icon}
            {item.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
