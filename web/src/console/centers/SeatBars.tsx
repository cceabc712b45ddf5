import { weekday } from '#contract/rules/day';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import type { OpsReply } from '../api/send.ts';
import { useMoment } from '../kit/moments.ts';
import { centersText } from './text.ts';

type Day = OpsReply<'OpsCenter'>['days'][number];

const STRIPES = 'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--n-200)_4px_5px)]';

/** Two weeks side by side: free seats, booked ones, and days without any. */
export function SeatBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ seats }) => seats));
  return (
    <>
      <ul className="grid grid-cols-14 items-end gap-0.5 md:gap-1">
        {days.map((day) => (
          <Bar key={day.day} day={day} most={most} />
        ))}
      </ul>
      <Key days={days} />
    </>
  );
}

function Bar({ day: { day, kind, seats, booked }, most }: { day: Day; most: number }) {
  const words = useText(centersText);
  const moments = useMoment();
  const has = kind === 'open' || kind === 'team';
  const isMissing = kind === 'missing';
  return (
    <li
      className="grid min-w-0 gap-1 text-center text-x"
      title={words.dayLabel(moments.day(day), words.dayKinds[kind], booked, seats)}
    >
      <span className={cx('truncate tabular-nums', isMissing ? 'text-bad' : 'text-ink-2')}>
        {has ? seats : words.dayKinds[kind]}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'flex h-18 flex-col justify-end rounded-t-tag',
          isMissing && 'border border-b-0 border-dashed border-bad',
          !has && !isMissing && STRIPES,
        )}
      >
        {has && (
          <span
            className="flex flex-col justify-end overflow-hidden rounded-t-tag bg-brand-100"
            style={{ height: `${(100 * seats) / most}%` }}
          >
            <span
              className={cx('block', kind === 'team' ? 'bg-warn' : 'bg-brand-fill')}
              style={{ height: `${(100 * booked) / Math.max(1, seats)}%` }}
            />
          </span>
        )}
      </span>
      <span className={cx('border-t border-n-300 pt-1', isMissing ? 'text-bad' : 'text-ink-3')}>
        {Number(day.slice(8))}
        <span className="block">{words.weekdays[weekday(day)]}</span>
      </span>
    </li>
  );
}

/** Only what stands above it. */
function Key({ days }: { days: readonly Day[] }) {
  const words = useText(centersText);
  const kinds = new Set(days.map(({ kind }) => kind));
  const entries: [boolean, string, string][] = [
    [kinds.has('open') || kinds.has('team'), words.keys.free, 'bg-brand-100'],
    [days.some(({ kind, booked }) => kind === 'open' && booked > 0), words.keys.booked, 'bg-brand-fill'],
    [kinds.has('team'), words.keys.team, 'bg-warn'],
    [kinds.has('closed') || kinds.has('rest'), words.keys.off, cx(STRIPES, 'border border-n-300')],
    [kinds.has('missing'), words.keys.missing, 'border border-dashed border-bad'],
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-x text-ink-2">
      {entries
        .filter(([isThere]) => isThere)
        .map(([, name, look]) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('block h-2 w-3 rounded-tag', look)} />
            {name}
          </li>
        ))}
    </ul>
  );
}
