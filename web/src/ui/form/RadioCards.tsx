import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { errorId, FieldError } from './Field.tsx';

export interface RadioCard<V extends string> {
  value: V;
  title: ReactNode;
  /** A mark of 40 × 40 before the title; the radio then stands at the end. */
  mark?: ReactNode;
  /** Beside the title: a relation, a tag. */
  aside?: ReactNode;
  /** Under the title. */
  text?: ReactNode;
  /** Cannot be chosen, and why. */
  disabledReason?: ReactNode;
}

export interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  items: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: ReactNode;
  /** Cards per row from 768 px up; one per row below. */
  columns?: 1 | 2 | 3;
  /** Two beside each other below 768 px, too: for a few words each. */
  pairs?: boolean;
  /** Id of the first radio, for an error summary to lead to. */
  id?: string;
}

const COLUMNS = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const;
const CARD =
  'focus-ring flex gap-3 rounded-card border border-n-300 bg-white p-4 transition-colors not-has-disabled:hover:border-brand-line not-has-disabled:active:bg-brand-50 has-checked:border-brand-line ' +
  'has-checked:bg-brand-50 has-checked:edge-brand-line has-disabled:border-n-200 has-disabled:bg-n-25';
const RADIO =
  'mt-0.5 size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-white checked:border-6 ' +
  'checked:border-brand-line disabled:border-n-300 disabled:bg-n-100 forced-colors:appearance-auto';

/** One of several, each a card that can be pressed as a whole; native radios inside. */
export function RadioCards<V extends string>({
  legend,
  hideLegend,
  name,
  items,
  value,
  onChange,
  error,
  columns = 1,
  pairs,
  id,
}: RadioCardsProps<V>) {
  const ownId = useId();
  const firstId = id ?? ownId;
  return (
    <fieldset aria-describedby={error ? errorId(firstId) : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
      <div
        className={cx(
          'grid gap-2 md:gap-3',
          pairs && 'grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]',
          COLUMNS[columns],
        )}
      >
        {items.map((item, index) => {
          const itemId = index === 0 ? firstId : `${firstId}-${index}`;
          const noteId = `${itemId}-note`;
          return (
            <label key={item.value} className={cx(CARD, Boolean(item.mark) && 'items-center')}>
              {item.mark}
              <input
                type="radio"
                id={itemId}
                name={name}
                value={item.value}
                checked={value === item.value}
                disabled={Boolean(item.disabledReason)}
                onChange={() => onChange(item.value)}
                aria-labelledby={`${itemId}-title`}
                aria-describedby={item.text || item.disabledReason ? noteId : undefined}
                className={cx(RADIO, Boolean(item.mark) && 'order-last')}
              />
              <span className="min-w-0 flex-1">
                <span id={`${itemId}-title`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className={cx('font-semibold', item.disabledReason ? 'text-ink-3' : '')}>{item.title}</span>
                  {item.aside && <span className="text-c text-ink-3">{item.aside}</span>}
                </span>
                {(item.text || item.disabledReason) && (
                  <span id={noteId} className="mt-1 block text-c text-ink-2">
                    {item.text && <span className="block">{item.text}</span>}
                    {item.disabledReason && <span className="block text-warn">{item.disabledReason}</span>}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={firstId} error={error} />
    </fieldset>
  );
}
