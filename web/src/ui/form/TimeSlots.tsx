import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { errorId, FieldError } from './Field.tsx';

export interface TimeSlot {
  value: string;
  /** "08:00–08:30" */
  label: string;
  /** Seats left, or why it cannot be chosen. */
  note: string;
  tone: 'ok' | 'few' | 'off';
}

export interface TimeSlotsProps {
  legend: ReactNode;
  name: string;
  items: readonly TimeSlot[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Id of the first radio, for what leads here. */
  id?: string;
}

const SLOT =
  'focus-ring relative flex min-h-15 flex-col justify-center rounded-control border px-3 py-2.5 transition-colors ' +
  'has-checked:border-brand-line has-checked:bg-brand-50 has-checked:edge-brand-line';
const TONE = {
  ok: { box: 'border-n-300 bg-white', note: 'text-ok' },
  few: { box: 'border-n-300 bg-white', note: 'text-warn font-semibold' },
  off: { box: 'border-n-200 bg-n-50 text-n-500', note: 'text-n-500' },
} as const;

/** The segments of a day, two in a row; native radios, the whole box can be pressed. */
export function TimeSlots({ legend, name, items, value, onChange, error, id }: TimeSlotsProps) {
  const ownId = useId();
  const firstId = id ?? ownId;
  return (
    <fieldset aria-describedby={error ? errorId(firstId) : undefined}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 md:gap-2.5">
        {items.map((slot, index) => (
          <label key={slot.value} className={cx(SLOT, TONE[slot.tone].box)}>
            <input
              type="radio"
              id={index === 0 ? firstId : `${firstId}-${index}`}
              name={name}
              value={slot.value}
              checked={value === slot.value}
              disabled={slot.tone === 'off'}
              onChange={() => onChange(slot.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed forced-colors:appearance-auto"
            />
            <span className={slot.tone === 'off' ? '' : 'font-semibold'}>{slot.label}</span>
            <span className={cx('text-x leading-4.5', TONE[slot.tone].note)}>{slot.note}</span>
          </label>
        ))}
      </div>
      <FieldError id={firstId} error={error} />
    </fieldset>
  );
}
