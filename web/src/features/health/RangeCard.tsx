import { useState } from 'react';
import type { ReferenceRange } from '#contract/health-content';
import type { ReplyOf } from '../../api/send.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { barOf, convert, numberText, scaleOf } from './range.ts';
import { healthText } from './text.ts';

type Indicator = Pick<ReplyOf<'GetIndicator'>, 'unit' | 'otherUnits' | 'ranges' | 'rangeNote'>;
type Sex = 'male' | 'female';

/** Reference ranges as bars on one scale, with the sex and unit one reads in. Each bar's words say the same. */
export function RangeCard({ indicator }: { indicator: Indicator }) {
  const words = useText(healthText);
  const pick = usePick();
  const { unit, otherUnits, ranges, rangeNote } = indicator;
  const units = [{ unit, factor: 1 }, ...otherUnits];
  const [chosen, setChosen] = useState(unit);
  const [sex, setSex] = useState<Sex>('male');
  const { factor, unit: shownUnit } = units.find((one) => one.unit === chosen) ?? { unit, factor: 1 };
  const converted = ranges.map((range) => convert(range, factor));
  const scale = converted.length > 0 ? scaleOf(converted) : undefined;
  const hasSexes = ranges.some((range) => range.sex !== 'any');
  const note = pick(rangeNote.zh, rangeNote.en);
  return (
    <section aria-label={words.ranges} className="my-5 rounded-card border border-line bg-n-25 p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-s">
          {words.ranges}
          {shownUnit && <span className="ml-2 text-c font-normal text-ink-2">{shownUnit}</span>}
        </h2>
        <div className="flex flex-wrap gap-2">
          {hasSexes && (
            <Segmented
              label={words.sex}
              hideLabel
              name="sex"
              value={sex}
              onChange={setSex}
              items={(['male', 'female'] as const).map((value) => ({ value, label: words.sexes[value] }))}
            />
          )}
          {units.length > 1 && (
            <Segmented
              label={words.unit}
              hideLabel
              name="unit"
              value={chosen}
              onChange={setChosen}
              items={units.map((one) => ({ value: one.unit, label: one.unit }))}
            />
          )}
        </div>
      </div>
      {scale && (
        <ul className="grid gap-3">
          {converted.map((range, at) => {
            const on = !hasSexes || range.sex === 'any' || range.sex === sex;
            const { from, to } = barOf(range, scale);
            return (
              <li key={at} className={cx(COLUMNS, 'items-center text-label', on ? 'font-semibold' : 'text-ink-2')}>
                <span>{words.forWhom(words.sexes[range.sex], words.ages(range.fromAge, range.toAge))}</span>
                <span aria-hidden="true" className="relative h-2 overflow-hidden rounded-full bg-n-200">
                  <span
                    className={cx('absolute inset-y-0 rounded-full', on ? 'bg-ok' : 'bg-n-400')}
                    style={{ left: `${from}%`, width: `${to - from}%` }}
                  />
                </span>
                <span className="text-right">{limitsText(range, words)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {scale && <Ticks ticks={scale.ticks} />}
      {note && <p className={cx('text-label', scale && 'mt-3')}>{note}</p>}
      {factor !== 1 && <p className="mt-1 text-c text-ink-2">{words.converted}</p>}
      {scale && <p className="mt-2 text-c text-ink-2">{words.labs}</p>}
    </section>
  );
}

/** Fixed at both ends, so that every bar and the scale below them begin and end alike. */
const COLUMNS =
  'grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)_minmax(0,6rem)] gap-3 md:grid-cols-[7rem_minmax(0,1fr)_7rem]';

/** Mock-up 37: what the bars stand on. For the eye alone, since each bar's figures are beside it. */
function Ticks({ ticks }: { ticks: readonly number[] }) {
  return (
    <div aria-hidden="true" className={cx(COLUMNS, 'mt-1.5 text-x text-ink-3')}>
      <span className="col-start-2 flex justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="flex w-0 justify-center whitespace-nowrap">
            {numberText(tick)}
          </span>
        ))}
      </span>
    </div>
  );
}

interface LimitWords {
  between: (low: string, high: string) => string;
  atMost: (high: string) => string;
  atLeast: (low: string) => string;
}

function limitsText({ low, high }: ReferenceRange, words: LimitWords): string {
  if (low === null) return words.atMost(numberText(high ?? 0));
  return high === null ? words.atLeast(numberText(low)) : words.between(numberText(low), numberText(high));
}
