import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewsItem } from '#contract/calls/news';
import { daysBetween } from '#contract/rules/day';
import { AppLink } from '../../platform/AppLink.tsx';
import { now, today } from '../../platform/clock.ts';
import { shortDay, withTime } from '../../platform/dates.ts';
import { monthName, weekdayName } from '../../platform/day-words.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Price, priceText } from '../../ui/data/Price.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { NewsRow, orderPath, useWhose } from './NewsRow.tsx';
import { newsText } from './news-text.ts';

type Of<K extends NewsItem['kind']> = Extract<NewsItem, { kind: K }>;

/** So many stand as tiles, the rest as rows. */
const TILES = 2;

/** Upcoming things, the most urgent first; nothing without any. */
export function MyNews({ news, onOver }: { news: readonly NewsItem[]; onOver: () => void }) {
  const words = useText(newsText);
  if (news.length === 0) return null;
  const isTile = ({ kind }: NewsItem): boolean => kind === 'toPay' || kind === 'exam';
  const tiles = news.filter(isTile).slice(0, TILES);
  const rows = news.filter((item) => !tiles.includes(item));
  return (
    <section aria-labelledby="my-news" className="mt-3 rounded-card border border-line bg-white md:mt-4">
      <div className="flex items-center justify-between gap-3 px-4 pt-3 md:px-6 md:pt-4">
        <h2 id="my-news" className="text-s">
          {words.title} <span className="text-c font-normal text-ink-2">{words.count(news.length)}</span>
        </h2>
        <AppLink to={pathTo('/web/examrecord')} className="tap-44 text-label whitespace-nowrap">
          {words.all}
        </AppLink>
      </div>
      {tiles.length > 0 && (
        <ul className={cx('grid gap-3 p-4 pt-3 md:px-6 md:pb-5', tiles.length > 1 && 'lg:grid-cols-2')}>
          {tiles.map((item) => (
            <li key={`${item.kind}${keyOf(item)}`}>
              {item.kind === 'toPay' ? <ToPay item={item} onOver={onOver} /> : <Exam item={item as Of<'exam'>} />}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul
          className={cx(
            'grid divide-y divide-line',
            rows.length === 2 && 'lg:grid-cols-2 lg:divide-x lg:divide-y-0',
            tiles.length > 0 ? 'border-t border-line' : 'mt-2',
          )}
        >
          {rows.map((item) => (
            <li key={`${item.kind}${keyOf(item)}`}>
              <NewsRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const keyOf = (item: NewsItem): string =>
  'orderId' in item ? String(item.orderId) : 'reimId' in item ? String(item.reimId) : '';

function Tile({ box, tone, foot, children }: { box: ReactNode; tone: string; foot: ReactNode; children: ReactNode }) {
  return (
    <div className={cx('flex h-full flex-col rounded-card border p-3 md:p-4', tone)}>
      <div className="flex flex-1 gap-3 md:gap-4">
        <div className="grid w-18 flex-none content-center rounded-[10px] border border-line bg-white py-1.5 text-center text-x text-ink-2">
          {box}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">{foot}</div>
    </div>
  );
}

function ToPay({ item, onOver }: { item: Of<'toPay'>; onOver: () => void }) {
  const words = useText(newsText);
  const language = useLocale();
  const whose = useWhose();
  const pick = usePick();
  const { orderId, person, set, center, bookDate, bookTime, standing } = item;
  const { owed, change } = standing;
  if (!owed) return null;
  return (
    <Tile
      tone="border-warn-line bg-warn-bg"
      box={
        <>
          <Timer aria-hidden="true" size={18} strokeWidth={1.75} className="mx-auto text-warn" />
          <b className="block text-m text-warn">
            <Countdown
              until={Date.parse(owed.until)}
              now={now}
              format={words.clock}
              announce={words.minutesLeft}
              onEnd={onOver}
            />
          </b>
          {change ? words.toPayWithin : words.released}
        </>
      }
      foot={
        <>
          <span className="text-label">
            {whose(person)} <Price fen={owed.fen} className="text-m" />
          </span>
          <Button
            size="sm"
            variant="primary"
            render={<AppLink to={pathTo('/web/pay/$oid', { oid: String(orderId) })} />}
          >
            {change ? words.payDifference : words.pay}
          </Button>
        </>
      }
    >
      <p className="text-c font-semibold text-warn">{change ? words.changeToPay(priceText(owed.fen)) : words.toPay}</p>
      <p className="font-semibold">{pick(set.zh, set.en)}</p>
      {change && (
        <p className="mt-0.5 text-c">
          {words.changesTo(
            withTime(shortDay(change.bookDate, language), change.bookTime),
            pick(change.center.zh, change.center.en),
          )}
        </p>
      )}
      <p className="mt-0.5 text-c text-ink-2">
        {change && words.stays}
        {withTime(shortDay(bookDate, language), bookTime)} · {pick(center.zh, center.en)}
      </p>
    </Tile>
  );
}

function Exam({ item }: { item: Of<'exam'> }) {
  const words = useText(newsText);
  const language = useLocale();
  const whose = useWhose();
  const pick = usePick();
  const { orderId, person, center, address, bookDate, bookTime, set } = item;
  return (
    <Tile
      tone="border-line bg-n-25"
      box={
        <>
          {monthName(bookDate, language)}
          <b className="block text-l text-ink">{Number(bookDate.slice(8))}</b>
          {weekdayName(bookDate, language)}
        </>
      }
      foot={
        <>
          <span className="min-w-0 text-label text-ink-2">{pick(set.zh, set.en)}</span>
          <Button size="sm" variant="brand" render={<AppLink to={orderPath(orderId)} />}>
            {words.details}
          </Button>
        </>
      }
    >
      <p className="text-c text-ink-2">
        {whose(person)} · {words.booked}{' '}
        <b className="whitespace-nowrap text-info">{words.daysLeft(daysBetween(today(), bookDate))}</b>
      </p>
      <p className="font-semibold">{words.arrive(bookTime.split('–')[0] ?? '')}</p>
      <p className="mt-0.5 text-c text-ink-2">
        {pick(center.zh, center.en)} · {pick(address.zh, address.en)}
      </p>
    </Tile>
  );
}
