import type { ReplyOf } from '../../../api/send.ts';
import { shortDay } from '../../../platform/dates.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { percentOf, useCount } from '../numbers.ts';
import { hrText } from '../text.ts';

type Capacity = ReplyOf<'HrDashboard'>['capacity'];

/** Seats by week to the end, and whether they are enough for who has not booked. */
export function CapacityCard({ capacity, open }: { capacity: Capacity; open: number }) {
  const words = useText(hrText);
  const language = useLocale();
  const count = useCount();
  const { left, weeks, until } = capacity;
  const day = (from: string) => shortDay(from, language, { weekday: false });
  return (
    <Card title={words.capacity}>
      <p className="mb-3 text-c text-ink-2">{words.capacityText(day(until))}</p>
      {weeks.length === 0 ? (
        <Alert tone="warn">{words.noCapacity}</Alert>
      ) : (
        <>
          <Alert tone={left < open ? 'warn' : 'info'}>
            {(left < open ? words.short : words.enough)(count(left), count(open))}
          </Alert>
          <ul
            aria-label={words.capacity}
            className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 text-label md:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]"
          >
            {weeks.map((week) => (
              <li
                key={week.from}
                className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,5.5rem)] items-center gap-3"
              >
                <span>{words.weekOf(day(week.from))}</span>
                <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-n-100 forced-colors:border">
                  <span
                    className="block h-full rounded-full bg-brand-line"
                    style={{ width: `${percentOf(week.left, week.seats)}%` }}
                  />
                </span>
                <span className="text-right text-c text-ink-2 tabular-nums">{words.left(count(week.left))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
