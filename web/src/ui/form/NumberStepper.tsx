import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { parseAmount, printAmount } from './number-step.ts';

export interface NumberStepperProps {
  /** The counted thing. */
  label: string;
  /** In the smallest unit: pieces, points, fen. */
  value: number;
  min: number;
  max: number;
  /** The step of a press on − or +. */
  step?: number;
  /** Digits after the point: 2 shows fen as yuan. */
  decimals?: 0 | 2;
  /** Before the figure, such as ¥; typed or left out, it is the same. */
  prefix?: string;
  words: { less: string; more: string };
  onChange: (value: number) => void;
  /** Id of what says why no more can be had. */
  describedBy?: string | undefined;
  block?: boolean;
}

const PRESS =
  'grid w-[44px] flex-none place-items-center text-ink transition-colors hover:bg-n-50 aria-disabled:text-n-400';

/** A figure to type, with less and more beside it. Typed text stays as it is until the field is left. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, min, max, step = 1, decimals = 0, prefix = '', words, onChange, describedBy } = props;
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const press = (by: number) => {
    setTyped(undefined);
    if (by < 0 ? value > min : value < max) set(value + by);
  };
  const type = (text: string) => {
    setTyped(text);
    const amount = parseAmount(text, decimals);
    if (amount !== undefined) set(amount);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'flex h-12 max-w-full overflow-hidden rounded-control border border-line-strong bg-white md:h-11',
        props.block && 'max-md:w-full',
      )}
    >
      <button
        type="button"
        aria-label={words.less}
        aria-disabled={value <= min || undefined}
        onClick={() => press(-step)}
        className={cx(PRESS, 'rounded-l-control border-r border-line')}
      >
        <Minus aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
      <input
        inputMode={decimals ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-describedby={describedBy}
        autoComplete="off"
        value={typed ?? prefix + printAmount(value, decimals)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        maxLength={12}
        className="w-16 min-w-[44px] flex-1 bg-transparent px-1 text-center text-control font-semibold -outline-offset-4 md:text-b"
      />
      <button
        type="button"
        aria-label={words.more}
        aria-disabled={value >= max || undefined}
        aria-describedby={value >= max ? describedBy : undefined}
        onClick={() => press(step)}
        className={cx(PRESS, 'rounded-r-control border-l border-line')}
      >
        <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}
