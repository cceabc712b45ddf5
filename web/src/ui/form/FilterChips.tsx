import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../cx.ts';

const chip = (on: boolean): string =>
  cx(
    'focus-ring relative inline-flex min-h-11 max-w-full flex-none items-center gap-1 rounded-full border pl-4 text-label md:min-h-9',
    on ? 'border-brand-line bg-brand-50 font-semibold text-brand-text' : 'border-n-300 bg-white text-ink-2',
  );

export interface SelectChipProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Narrows the list at the moment. */
  on: boolean;
}

/** A filter with many values, as small as a chip: a native select inside. */
export function SelectChip({ label, on, children, ...select }: SelectChipProps) {
  return (
    <label className={chip(on)}>
      <span className="flex-none">{label}</span>
      <select
        {...select}
        className="-my-px max-w-48 min-w-0 cursor-pointer appearance-none self-stretch truncate rounded-full bg-transparent pr-8 font-[inherit] text-inherit"
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" size={14} className="pointer-events-none absolute right-3" />
    </label>
  );
}

export interface DaysChipProps {
  label: string;
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
  words: { from: string; to: string };
}

/** A filter by days, both included; an empty end is open. */
export function DaysChip({ label, from, to, onChange, words }: DaysChipProps) {
  return (
    <span
      role="group"
      aria-label={label}
      className={cx(
        chip(Boolean(from || to)),
        'pr-3 max-md:grid max-md:w-full max-md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-md:rounded-card max-md:py-1',
      )}
    >
      <span className="max-md:col-span-3">{label}</span>
      <DayInput label={words.from} value={from} onChange={(day) => onChange({ from: day, to })} />
      <span aria-hidden="true">–</span>
      <DayInput label={words.to} value={to} onChange={(day) => onChange({ from, to: day })} />
    </span>
  );
}

function DayInput({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 min-w-0 rounded-tag bg-transparent font-[inherit] text-inherit md:min-h-7"
    />
  );
}

/** A filter that is on or off. */
export function ToggleChip({
  on,
  onChange,
  children,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx(chip(on), 'cursor-pointer pr-4')}>
      <input id={id} type="checkbox" checked={on} onChange={() => onChange(!on)} className="sr-only" />
      {children}
    </label>
  );
}
