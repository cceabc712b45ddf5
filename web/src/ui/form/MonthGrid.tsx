import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { DayCell, LOOK, type DayLook, type GridDay } from './DayCell.tsx';
import { IconButton } from './IconButton.tsx';
import { dayByKey, monthOf, shiftMonth, weeksOf } from './month.ts';

export interface MonthGridProps {
  month: string;
  /** The month in words; said when it changes. */
  title: string;
  /** Absent while the month is being fetched: cells stay in place and can be walked through. */
  days: ReadonlyMap<string, GridDay> | undefined;
  /** The text read for a cell without an entry. */
  dayName: (day: string) => string;
  selected: string | undefined;
  /** Days before it are over: blank, and weeks of nothing else are not drawn. */
  today?: string | undefined;
  /** Monday first. */
  weekdays: readonly { short: string; long: string }[];
  legend: readonly { look: DayLook; sample: string; label: string }[];
  labels: { previous: string; next: string; loading: string; legend: string };
  /** Months outside cannot be turned to. */
  minMonth: string;
  maxMonth: string;
  onMonth: (month: string) => void;
  onSelect: (day: string) => void;
  /** A day that cannot be chosen was pressed: say why. */
  onUnavailable: (day: string) => void;
  /** Between grid and legend: why a day cannot be chosen. */
  children?: ReactNode;
}

/** A month by the W3C grid pattern. One tab stop; days that cannot be chosen can still be read. */
export function MonthGrid(props: MonthGridProps) {
  const { month, title, days, selected, today, weekdays, labels, minMonth, maxMonth, onMonth } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string>();
  // The focus follows a key into the next month, whose cells are drawn only when the caller has turned to it.
  const follow = useRef<string>(undefined);
  const stop = tabStop(props, active);
  useEffect(() => {
    if (follow.current !== stop) return;
    follow.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop, month]);

  const walk = (event: KeyboardEvent, day: string) => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(day, event.key);
    if (!target) return;
    event.preventDefault();
    const next = monthOf(target);
    if (next < minMonth || next > maxMonth) return;
    const reached = today && target < today ? today : target;
    follow.current = reached;
    setActive(reached);
    if (next !== month) onMonth(next);
  };
  const press = (day: string) => {
    setActive(day);
    if (days?.get(day)?.selectable) props.onSelect(day);
    else if (days) props.onUnavailable(day);
  };
  const turn = (count: number) => {
    const next = shiftMonth(month, count);
    if (next >= minMonth && next <= maxMonth) onMonth(next);
  };

  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-3 max-[374px]:px-4">
        <h2 id={titleId} aria-live="polite" className="text-m">
          {title}
        </h2>
        <div className="flex gap-2">
          <Turn label={labels.previous} off={month <= minMonth} onPress={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
          </Turn>
          <Turn label={labels.next} off={month >= maxMonth} onPress={() => turn(1)}>
            <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
          </Turn>
        </div>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the W3C date grid is a table
        role="grid"
        aria-labelledby={titleId}
        aria-busy={!days}
        className="-mx-0.5 w-[calc(100%+4px)] table-fixed border-separate border-spacing-0.5 max-[374px]:mx-0 max-[374px]:w-full max-[374px]:border-spacing-x-0 md:-mx-1.5 md:w-[calc(100%+12px)] md:border-spacing-1.5"
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="py-1 text-c font-normal text-ink-3">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksFrom(month, today).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <td key={column} aria-selected={day === selected} className="p-0 align-top">
                    <DayCell
                      day={day}
                      entry={days?.get(day)}
                      loading={!days}
                      name={days?.get(day)?.name ?? props.dayName(day)}
                      selected={day === selected}
                      isToday={day === today}
                      tabIndex={day === stop ? 0 : -1}
                      onPress={() => press(day)}
                      onKeyDown={(event) => walk(event, day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="max-[374px]:px-4">{props.children}</div>
      <ul
        aria-label={labels.legend}
        className="mt-4 flex flex-wrap gap-x-4 gap-y-2 border-t max-[374px]:px-4 border-line pt-4 text-c text-ink-2 md:gap-x-5"
      >
        {props.legend.map(({ look, sample, label }) => (
          <li key={look} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={cx('grid size-5 place-items-center rounded-tag border text-x', LOOK[look])}
            >
              <small className="text-x leading-none">{sample}</small>
            </span>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Days that are over leave their place empty, and their weeks altogether. */
function weeksFrom(month: string, today = ''): (string | null)[][] {
  const ahead = weeksOf(month).map((week) => week.map((day) => (day && day >= today ? day : null)));
  return ahead.filter((week) => week.some(Boolean));
}

/** The day that Tab comes to: where one was last, the chosen one, today, the first that can be chosen, the first. */
function tabStop({ month, days, selected, today }: MonthGridProps, active: string | undefined): string {
  const free = days && [...days].find(([day, { selectable }]) => selectable && monthOf(day) === month)?.[0];
  const found = [active, selected, free, today].find((day) => day && monthOf(day) === month);
  return found ?? `${month}-01`;
}

function Turn(props: { label: string; off: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <IconButton
      label={props.label}
      aria-disabled={props.off || undefined}
      onClick={props.onPress}
      className={cx('border', props.off ? 'border-n-200 text-n-400' : 'border-n-300 text-ink')}
    >
      {props.children}
    </IconButton>
  );
}
