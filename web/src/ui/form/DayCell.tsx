import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type DayLook = 'available' | 'few' | 'full' | 'rest' | 'team' | 'wait' | 'invalid';

export interface GridDay {
  look: DayLook;
  /** Second line of the cell: seats left, or the reason in a word. */
  note: string;
  /** Read instead of the cell: the day, its state, whether it is chosen. */
  name: string;
  selectable: boolean;
  /** A word of its own, such as for the date one has now; `name` says it, too. */
  mark?: string | undefined;
}

const CELL =
  'flex min-h-[58px] w-full flex-col items-center justify-center rounded-control border px-px text-center text-control leading-6 md:min-h-[68px]';
const HATCH = 'bg-[repeating-linear-gradient(135deg,var(--n-50)_0_6px,var(--n-100)_6px_8px)]';
export const LOOK: Record<DayLook, string> = {
  available: 'border-n-300 bg-white font-semibold hover:border-brand-line [&>small]:font-normal [&>small]:text-ok',
  few: 'border-n-300 bg-white font-semibold hover:border-brand-line [&>small]:font-semibold [&>small]:text-warn',
  full: `border-transparent text-n-500 ${HATCH}`,
  rest: 'border-transparent bg-n-50 text-n-500',
  team: 'border-transparent bg-n-50 text-n-500',
  wait: 'border-dashed border-n-400 text-n-500',
  invalid: 'border-transparent text-n-500',
};
const SELECTED = 'border-brand-line bg-brand-fill font-semibold text-on-brand [&>small]:font-semibold';

/** The words before a number and after it, where it stands by itself. */
function around(number: string, name: string): [string, string] {
  const found = [...name.matchAll(/\d+/g)].find(([digits]) => digits === number);
  return found ? [name.slice(0, found.index), name.slice(found.index + number.length)] : ['', ''];
}

interface DayCellProps {
  day: string;
  entry: GridDay | undefined;
  loading: boolean;
  name: string;
  selected: boolean;
  isToday: boolean;
  tabIndex: number;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One day of a month: its number, what there is of it, and a mark where it has one. */
export function DayCell({ day, entry, loading, name, selected, isToday, tabIndex, onPress, onKeyDown }: DayCellProps) {
  const number = String(Number(day.slice(8)));
  const [before, after] = around(number, name);
  const look = selected && entry ? SELECTED : LOOK[entry?.look ?? 'invalid'];
  return (
    <button
      type="button"
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={loading || !entry?.selectable || undefined}
      tabIndex={tabIndex}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={cx(CELL, look)}
    >
      {/* Read as a sentence with the number in its place: what is seen is part of what is said (WCAG 2.5.3). */}
      <span>
        <VisuallyHidden>{before}</VisuallyHidden>
        {number}
        <VisuallyHidden>{after}</VisuallyHidden>
      </span>
      {loading ? (
        <Skeleton className="mt-1 h-3 w-3/5" />
      ) : (
        entry && (
          <small aria-hidden="true" className="text-x leading-4 break-normal wrap-normal max-[374px]:tracking-tighter">
            {entry.note}
          </small>
        )
      )}
      {entry?.mark && (
        <small
          aria-hidden="true"
          className="mt-0.5 mb-0.5 rounded-tag border border-current px-0.5 text-x leading-4 font-semibold! whitespace-nowrap text-inherit! max-[374px]:tracking-tighter"
        >
          {entry.mark}
        </small>
      )}
    </button>
  );
}
