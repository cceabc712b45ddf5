import type { Center } from '#contract/calls/booking';
import { closesCentre, closesVipOnly } from '#contract/rules/store-status';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CenterCard } from '../../../ui/data/CenterCard.tsx';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';
import { shortDay } from '../dates.ts';
import { FEW_LEFT } from '#contract/values/orders';
import { ReasonNote, type OnNext } from '../reason.tsx';
import { hasCalendar, isBookable, nearKm } from './order.ts';
import { useRating } from './rating.ts';
import { centersText } from './text.ts';

export interface CenterItemProps {
  center: Center;
  number: number;
  selected: boolean;
  onChoose: (center: Center) => void;
  /** Looks at the days of a centre that has none just now. */
  onCalendar: (center: Center) => void;
  onNext: OnNext;
}

/** The colour of a centre's state. */
const TONE: Record<Center['state'], TagTone> = {
  open: 'ok',
  full: 'mute',
  rest: 'mute',
  team: 'warn',
  wait: 'line',
  closed: 'mute',
  invalid: 'mute',
};

export function CenterItem({ center, number, selected, onChoose, onCalendar, onNext }: CenterItemProps) {
  const words = useText(centersText);
  const pick = usePick();
  const name = pick(center.name.zh, center.name.en);
  const bookable = isBookable(center);
  const km = nearKm(center);
  const store = closesCentre(center.storeStatus) ? words.store[center.storeStatus] : undefined;
  const vip = closesVipOnly(center.storeStatus) ? [words.store[center.storeStatus]] : [];
  return (
    <CenterCard
      number={number}
      numberLabel={words.number(number)}
      name={name}
      status={
        <Tag tone={TONE[center.state]} dot={center.state === 'open' || center.state === 'team'}>
          {store ?? words.states[center.state]}
        </Tag>
      }
      photo={center.photo}
      rating={useRating(center)}
      address={pick(center.address.zh, center.address.en)}
      distance={km === undefined ? undefined : words.km(km)}
      transport={pick(center.transport.zh, center.transport.en)}
      hours={pick(center.hours.zh, center.hours.en)}
      tags={[...vip, ...center.tags.map(({ zh, en }) => pick(zh, en))]}
      selected={selected}
      dimmed={!bookable}
      footer={<Footer center={center} onNext={{ nearestDay: () => onCalendar(center), ...onNext }} />}
      action={
        <div className="flex flex-none flex-wrap items-center justify-end gap-2">
          <Button
            variant="text"
            size="sm"
            aria-label={words.detailsOf(name)}
            render={<AppLink to={pathTo('/web/hospital/detail/$id', { id: String(center.id) })} />}
          >
            {words.details}
          </Button>
          {bookable ? (
            <Button
              size="sm"
              variant={selected ? 'primary' : 'brand'}
              aria-label={words.chooseCenter(name)}
              onClick={() => onChoose(center)}
            >
              {words.choose}
            </Button>
          ) : (
            hasCalendar(center) &&
            center.reason?.next !== 'nearestDay' && (
              <Button size="sm" onClick={() => onCalendar(center)}>
                {center.state === 'full' ? words.nextMonth : words.laterDates}
              </Button>
            )
          )}
        </div>
      }
    />
  );
}

function Footer({ center, onNext }: { center: Center; onNext: OnNext }) {
  const { earliest, reason } = center;
  return (
    <>
      {earliest && <EarliestDay earliest={earliest} />}
      {reason && <ReasonNote reason={reason} tone="mute" onNext={onNext} />}
    </>
  );
}

export function EarliestDay({ earliest: { day, left } }: { earliest: NonNullable<Center['earliest']> }) {
  const words = useText(centersText);
  const language = useLocale();
  const isFew = left <= FEW_LEFT;
  return (
    <span>
      {words.earliest} <b>{shortDay(day, language)}</b>{' '}
      <span className={cx('whitespace-nowrap', isFew ? 'text-warn' : 'text-ok')}>
        {isFew ? words.fewLeft(left) : words.left(left)}
      </span>
    </span>
  );
}
