import { useState } from 'react';
import type { Language } from '#contract/language';
import type { ReplyOf } from '../../../api/send.ts';
import { shortDay } from '../../../platform/dates.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { topOf } from './chart-scale.ts';
import { useCount } from '../numbers.ts';
import { hrText } from '../text.ts';

/** As narrow as a bar: 「6/5」, "05/06". */
const numericDay = (day: string, language: Language): string =>
  language === 'en-us' ? `${day.slice(8)}/${day.slice(5, 7)}` : `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

type Bars = ReplyOf<'HrDashboard'>['days'];

/** New bookings by day, or by week of the whole period. */
export function BookingsCard({ days, weeks }: { days: Bars; weeks: Bars }) {
  const words = useText(hrText);
  const [range, setRange] = useState<'days' | 'weeks'>('days');
  return (
    <Card
      title={words.newBookings}
      aside={
        <Segmented
          label={words.range}
          hideLabel
          name="range"
          value={range}
          onChange={setRange}
          items={[
            { value: 'days', label: words.threeWeeks },
            { value: 'weeks', label: words.whole },
          ]}
        />
      }
    >
      <Chart bars={range === 'days' ? days : weeks} byWeek={range === 'weeks'} />
    </Card>
  );
}

/** Under every so many bars stands its day. */
const LABELS = 4;

function Chart({ bars, byWeek }: { bars: Bars; byWeek: boolean }) {
  const words = useText(hrText);
  const language = useLocale();
  const count = useCount();
  const highest = bars.reduce((most, bar) => (bar.count > most.count ? bar : most), { from: '', count: 0 });
  if (highest.count === 0) return <p className="py-10 text-center text-label text-ink-2">{words.noBookings}</p>;
  const top = topOf(highest.count);
  const total = bars.reduce((sum, bar) => sum + bar.count, 0);
  const day = (from: string) =>
    byWeek ? words.weekOf(shortDay(from, language, { weekday: false })) : shortDay(from, language);
  const every = Math.max(1, Math.ceil(bars.length / LABELS));
  return (
    <div role="img" aria-label={words.chart(count(total), count(highest.count), day(highest.from))}>
      <div className="flex h-52 gap-2">
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-c text-ink-2 tabular-nums">
          {[top, top / 2, 0].map((line) => (
            <span key={line}>{count(line)}</span>
          ))}
        </div>
        <div className="my-2.5 flex min-w-0 flex-1 items-end gap-px border-y border-line bg-[linear-gradient(var(--color-line),var(--color-line))] bg-[length:100%_1px] bg-[position:0_50%] bg-no-repeat md:gap-1">
          {bars.map((bar) => (
            <div key={bar.from} className="relative flex h-full min-w-0 flex-1 items-end justify-center">
              <div
                style={{ height: `${(100 * bar.count) / top}%` }}
                className={cx(
                  'w-full max-w-6 rounded-t-tag forced-colors:bg-[Highlight]',
                  bar === highest ? 'bg-brand-line' : 'bg-brand-200',
                )}
              />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between pl-8 text-c text-ink-2">
        {bars
          .filter((_, at) => at % every === 0)
          .map(({ from }) => (
            <span key={from}>{numericDay(from, language)}</span>
          ))}
      </div>
    </div>
  );
}
