import { type ReactNode, useId, useRef, useState } from 'react';
import { errorId, FieldError } from './Field.tsx';

export interface RadioChipsProps<V extends string> {
  legend: ReactNode;
  items: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: ReactNode;
  /** Of many the first few are shown, until the rest is asked for. */
  fold?: { shown: number; label: string };
}

const CHIP =
  'focus-ring inline-flex min-h-11 cursor-pointer items-center rounded-full border border-n-300 bg-white px-4 text-label ' +
  'text-ink-2 transition-colors hover:bg-n-50 has-checked:border-brand-line has-checked:bg-brand-50 ' +
  'has-checked:font-semibold has-checked:text-brand-text md:min-h-9 has-checked:forced-colors:underline';

/** One of a few short things; native radios inside. */
export function RadioChips<V extends string>({ legend, items, value, onChange, error, fold }: RadioChipsProps<V>) {
  const id = useId();
  const chips = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = fold?.shown ?? items.length;
  // a chosen item is never hidden, and in place of a single hidden one there is room for that one itself
  const isBeyond = items.findIndex((item) => item.value === value) >= shown;
  const isFolded = !isOpen && !isBeyond && items.length > shown + 1;
  const unfold = () => {
    setOpen(true);
    // The button is gone: the focus goes to the first that was hidden.
    setTimeout(() => chips.current?.querySelectorAll('input')[shown]?.focus(), 0);
  };
  const choose = (next: V) => {
    // nothing that could be chosen goes away at a press
    setOpen(!isFolded);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId(id) : undefined}>
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      <div ref={chips} className="flex flex-wrap gap-2">
        {(isFolded ? items.slice(0, shown) : items).map((item) => (
          <label key={item.value} className={CHIP}>
            <input
              type="radio"
              name={id}
              checked={item.value === value}
              onChange={() => choose(item.value)}
              className="sr-only"
            />
            {item.label}
          </label>
        ))}
        {fold && isFolded && (
          <button type="button" aria-expanded={false} onClick={unfold} className={CHIP}>
            {fold.label}
          </button>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
