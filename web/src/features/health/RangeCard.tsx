import { useState } from 'react';
import type { ReferenceRange } from '#contract/schemas/health-content';
import { unitText } from '#contract/values/lab-words';
import type { ReplyOf } from '../../api/send.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { AgeChoice } from './AgeChoice.tsx';
import { MyResult, useMyResult } from './MyResult.tsx';
import { ageGroups, barOf, convert, numberText, rangeFor, scaleOf, type AgeGroup, type Scale } from './range.ts';
import { healthText } from './text.ts';

type Indicator = ReplyOf<'GetIndicator'>;
type Sex = 'male' | 'female';

/** A note that says itself whose range counts. */
const SAYS_SO = /为准/;
/** The age of most readers; a group that holds it is chosen first. */
const GROWN_UP = 40;

/** Reference ranges as bars on one scale, with the age, sex and unit one reads in. Each bar's words say the same. */
export function RangeCard({ indicator }: { indicator: Indicator }) {
  const words = useText(healthText);
  const pick = usePick();
  const language = useLocale();
  const { unit, otherUnits, ranges, rangeNote } = indicator;
  const own = useSession((data) => data.identity?.gender);
  const units = [{ unit, factor: 1 }, ...otherUnits];
  const groups = ageGroups(ranges);
  const [chosen, setChosen] = useState(unit);
  const [sex, setSex] = useState<Sex>(own === 'female' ? 'female' : 'male');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      groups.findLastIndex(({ fromAge }) => fromAge <= GROWN_UP),
    ),
  );
  const mine = useMyResult(indicator);
  const { factor, unit: shownUnit } = units.find((one) => one.unit === chosen) ?? { unit, factor: 1 };
  const converted = ranges.map((range) => convert(range, factor));
  const scale = converted.length > 0 ? scaleOf(converted) : undefined;
  const hasSexes = ranges.some((range) => range.sex !== 'any');
  const fitting = rangeFor(ranges, sex, groups[at]?.fromAge ?? 0);
  const note = pick(rangeNote.zh, rangeNote.en);
  return (
    <section aria-label={words.ranges} className="my-5 rounded-card border border-line bg-n-25 p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-s">
          {words.ranges}
          {shownUnit && <span className="ml-2 text-c font-normal text-ink-2">{unitText(shownUnit, language)}</span>}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {scale && <AgeChoice groups={groups} at={at} onChange={setAt} />}
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
              items={units.map((one) => ({ value: one.unit, label: unitText(one.unit, language) }))}
            />
          )}
        </div>
      </div>
      {scale && (
        <ul className="grid gap-3">
          {converted.map((range, index) => (
            <Bar
              key={index}
              {...{ range, scale }}
              isOn={ranges[index] === fitting}
              mark={ranges[index] === fitting ? mine.at(factor) : null}
            />
          ))}
          {groups.map(
            (group, index) => group.isOpen && <NoRange key={group.fromAge} group={group} isOn={index === at} />,
          )}
        </ul>
      )}
      {scale && <Ticks ticks={scale.ticks} />}
      {note && <p className={cx('text-label', scale && 'mt-3')}>{note}</p>}
      {factor !== 1 && <p className="mt-1 text-c text-ink-2">{words.converted}</p>}
      {scale && !SAYS_SO.test(rangeNote.zh) && <p className="mt-2 text-c text-ink-2">{words.labs}</p>}
      <MyResult {...{ mine, indicator }} />
    </section>
  );
}

/** Fixed at both ends, so that every bar and the scale below them begin and end alike. */
const COLUMNS =
  'grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)_minmax(0,6rem)] gap-3 md:grid-cols-[7rem_minmax(0,1fr)_7rem]';

interface BarProps {
  range: ReferenceRange;
  scale: Scale;
  isOn: boolean;
  /** One's own result, in the unit that is shown. */
  mark: number | null;
}

function Bar({ range, scale, isOn, mark }: BarProps) {
  const words = useText(healthText);
  const { from, to } = barOf(range, scale);
  const at = mark === null ? null : Math.min(100, Math.max(0, ((mark - scale.min) / (scale.max - scale.min)) * 100));
  return (
    <li className={cx(COLUMNS, 'items-center text-label', isOn ? 'font-semibold' : 'text-ink-2')}>
      <span>{words.forWhom(words.sexes[range.sex], words.ages(range.fromAge, range.toAge))}</span>
      <span aria-hidden="true" className="relative h-2 rounded-full bg-n-200">
        <span
          className={cx('absolute inset-y-0 rounded-full', isOn ? 'bg-ok' : 'bg-n-400')}
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
        {at !== null && (
          <span
            className="absolute -top-1 h-4 w-1 -translate-x-1/2 rounded-full bg-ink outline-2 outline-white"
            style={{ left: `${at}%` }}
          />
        )}
      </span>
      <span className="text-right">{limitsText(range, words)}</span>
    </li>
  );
}

const HATCH = 'bg-[repeating-linear-gradient(135deg,var(--n-100)_0_4px,var(--n-300)_4px_6px)]';

/** Ages no range is given for, such as children's; said, so that a grown-up's is not taken for theirs. */
function NoRange({ group: { fromAge, toAge }, isOn }: { group: AgeGroup; isOn: boolean }) {
  const words = useText(healthText);
  return (
    <li className={cx(COLUMNS, 'items-center text-label', isOn ? 'font-semibold' : 'text-ink-2')}>
      <span>{words.ages(fromAge, toAge)}</span>
      <span aria-hidden="true" className={cx(HATCH, 'h-2 rounded-full')} />
      <span className="text-right">{fromAge === 0 ? words.withAge : words.byReport}</span>
    </li>
  );
}

/** The scale under the bars. For the eye alone, since each bar's figures are beside it. */
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
