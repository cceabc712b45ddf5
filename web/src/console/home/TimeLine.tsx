import { dayInShanghai } from '#contract/rules/day';
import { now } from '../../platform/clock.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { useDaysText } from './days-text.ts';
import { barOf, monthsOf, placeOf, spanAround } from './span.ts';
import { homeText } from './text.ts';

interface Bar {
  name: string;
  from: string | null | undefined;
  to: string | null | undefined;
}

/** Windows, banners, campaigns and notices over half a year. Each bar is also read as words. */
export function TimeLine({ home }: { home: OpsReply<'OpsHome'> }) {
  const words = useText(homeText);
  const pick = usePick();
  const plans = useCall('OpsPlans', { companyId: home.company.companyId }).data;
  const shown = (
    name: { zh: string; en: string },
    entry: { shownFrom: string | null; shownTo: string | null },
  ): Bar => ({
    ...{ name: pick(name.zh, name.en || name.zh).replaceAll('\n', ' '), from: entry.shownFrom, to: entry.shownTo },
  });
  const entries = home.menus.flatMap(({ items }) => items).filter(({ shownFrom, shownTo }) => shownFrom ?? shownTo);
  const rows: [string, Bar[]][] = [
    [words.company, plans?.companyWindows.map(({ from, to }) => ({ name: words.company, from, to })) ?? []],
    [
      words.plans,
      plans?.plans
        .filter(({ state }) => state !== 'closed')
        .flatMap(({ name, windows }): Bar[] => {
          const own = pick(name.zh, name.en);
          if (windows.length === 0) return [{ name: own, from: null, to: null }];
          return windows.map(({ from, to }) => ({ name: own, from, to }));
        }) ?? [],
    ],
    [words.views.menus, entries.map((entry) => shown(entry.name, entry))],
    [words.views.banners, home.banners.map((entry) => shown({ zh: entry.title || entry.alt, en: '' }, entry))],
    [words.views.campaigns, home.campaigns.map((entry) => shown(entry.title, entry))],
    [words.views.notices, home.notices.map((entry) => shown(entry.title, entry))],
  ];
  const today = dayInShanghai(new Date(now()));
  const span = spanAround(today);
  return (
    <Card title={words.views.timeline}>
      <p className="mb-3 text-c text-ink-3">{words.timelineHint}</p>
      <div className="relative">
        <div aria-hidden="true" className="relative mb-2 h-5 border-b border-line text-x text-ink-3 md:ml-28">
          {monthsOf(span).map((month) => (
            <span key={month} className="absolute" style={{ left: `${placeOf(span, month)}%` }}>
              {Number(month.slice(5, 7))}
            </span>
          ))}
          <span
            className="absolute -bottom-1 h-2 w-0.5 bg-bad"
            style={{ left: `${placeOf(span, today)}%` }}
            title={words.today}
          />
        </div>
        <dl className="grid grid-cols-1 gap-2">
          {rows.map(([label, bars]) => (
            <div key={label} className="border-b border-line pb-2 md:flex md:gap-4">
              <dt className="text-label font-semibold md:w-24 md:flex-none">{label}</dt>
              <dd className="grid min-w-0 flex-1 grid-cols-1 gap-1">
                {bars.length === 0 && <span className="text-c text-ink-3">{words.nothing}</span>}
                {bars.map((bar, at) => (
                  <BarLine key={at} bar={bar} today={today} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

function BarLine({ bar: { name, from, to }, today }: { bar: Bar; today: string }) {
  const days = useDaysText();
  const place = barOf(spanAround(today), from, to);
  const isNow = (from ?? today) <= today && today <= (to ?? today);
  return (
    <div>
      <span className="block truncate text-c">
        {name} · {days(from, to)}
      </span>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-n-50">
        {place && (
          <span
            className={`absolute h-2 rounded-full ${isNow ? 'bg-brand-fill' : 'bg-n-300'}`}
            style={{ left: `${place.left}%`, width: `${Math.max(place.width, 0.5)}%` }}
          />
        )}
      </div>
    </div>
  );
}
