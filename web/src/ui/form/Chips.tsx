import { cx } from '../cx.ts';

export interface Chip<V extends string> {
  value: V;
  label: string;
  /** How many things there are behind it; absent while unknown. */
  count?: number | string | undefined;
}

export interface ChipsProps<V extends string> {
  label: string;
  items: readonly Chip<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Filters a list; one row that scrolls sideways on a phone. */
export function Chips<V extends string>({ label, items, value, onChange }: ChipsProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-[16px] flex gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {items.map((item) => {
        const on = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            aria-pressed={on}
            onClick={() => onChange(item.value)}
            className={cx(
              'min-h-11 flex-none rounded-full border px-4 text-label whitespace-nowrap transition-colors md:min-h-9',
              on
                ? 'border-brand-line bg-brand-50 font-semibold text-brand-text forced-colors:underline'
                : 'border-n-300 bg-white text-ink-2 hover:bg-n-50',
            )}
          >
            {item.label}
            {item.count !== undefined && <span className="ml-1.5 font-normal text-ink-3">{item.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
