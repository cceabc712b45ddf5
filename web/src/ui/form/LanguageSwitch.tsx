import { cx } from '../cx.ts';

export interface LanguageItem<V extends string> {
  value: V;
  /** Shown: 中文, EN. */
  label: string;
  /** Read: the language's own name. */
  name?: string;
  /** BCP 47, so that it is pronounced right. */
  lang: string;
}

export interface LanguageSwitchProps<V extends string> {
  label: string;
  items: readonly LanguageItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** On the company's header colour instead of on white. */
  onTop?: boolean;
}

export function LanguageSwitch<V extends string>({ label, items, value, onChange, onTop }: LanguageSwitchProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex flex-none rounded-full border p-0.5 text-c',
        onTop ? 'border-on-top/35' : 'border-n-300 bg-white',
      )}
    >
      {items.map((item) => {
        const on = item.value === value;
        const look = onTop ? (on ? 'bg-on-top text-top' : 'text-on-top-2') : on ? 'bg-n-700 text-white' : 'text-ink-2';
        return (
          <button
            key={item.value}
            type="button"
            lang={item.lang}
            aria-pressed={on}
            aria-label={item.name}
            onClick={() => on || onChange(item.value)}
            className={cx(
              'tap-44 min-h-6 rounded-full px-2.5 whitespace-nowrap transition-colors aria-pressed:forced-colors:underline',
              look,
            )}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}
