import { CalendarClock, CircleCheck, CloudCheck, Hospital, UserRound } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { daysBetween } from '#contract/rules/day';
import { voucherInGroups } from '#contract/rules/voucher';
import { today } from '../../platform/clock.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { shortDay, withTime } from '../../platform/dates.ts';
import { weekdayName } from '../../platform/day-words.ts';
import { pathTo } from '../../platform/paths.ts';
import { telHref, useLocale, usePick, useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { QrCode } from '../../ui/data/QrCode.tsx';
import { TicketActions, type TicketActionsProps } from './TicketActions.tsx';
import type { TicketOrder } from './ticket-order.ts';
import { ticketText } from './ticket-text.ts';
import { useKeptTicket } from './use-kept-ticket.ts';

const isPaid = ({ selfFen }: TicketOrder): boolean => selfFen > 0;
const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** The ticket to show at the centre's desk. */
export function Ticket({
  order,
  ...actions
}: { order: TicketOrder } & Pick<TicketActionsProps, 'onChange' | 'onCancel'>) {
  const words = useText(ticketText);
  const face = useRef<HTMLElement>(null);
  const isKept = useKeptTicket(order, face);
  return (
    <section
      ref={face}
      aria-label={words.label}
      className="min-w-0 overflow-hidden rounded-dialog border border-line bg-white shadow-1"
    >
      <Head order={order} isKept={isKept} />
      <div className="px-4 pt-6 pb-5 md:px-7">
        <When order={order} />
        <Where order={order} />
      </div>
      <Tear />
      <Voucher code={order.voucher} isKept={isKept} />
      <Waiting order={order} />
      <Until order={order} />
      <TicketActions order={order} {...actions} />
    </section>
  );
}

function Head({ order, isKept }: { order: TicketOrder; isKept: boolean }) {
  const words = useText(ticketText);
  return (
    <div className="flex min-h-20 items-center gap-3 bg-ok-bg px-4 py-3 md:px-7">
      <CircleCheck {...ICON} size={24} className="flex-none text-ok" />
      <div className="min-w-0 flex-1">
        <p className="text-s text-ok">
          {isPaid(order) ? words.waiting.paid(priceText(order.selfFen)) : words.waiting.company}
        </p>
        <p className="text-c wrap-anywhere text-ink-2">{words.orderNo(order.orderNo)}</p>
      </div>
      {isKept && (
        <span className="flex flex-none items-center gap-1 rounded-full bg-white px-2.5 py-1 text-x text-ok">
          <CloudCheck {...ICON} size={14} />
          {words.kept}
        </span>
      )}
    </div>
  );
}

function When({ order: { bookDate, bookTime } }: { order: TicketOrder }) {
  const words = useText(ticketText);
  const language = useLocale();
  const days = daysBetween(today(), bookDate);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-[2.25rem] leading-tight font-semibold tracking-tight md:text-[2.5rem]">
          {shortDay(bookDate, language, { weekday: false })}
        </b>
        <span className="text-m font-normal text-ink-2">
          {weekdayName(bookDate, language, language === 'en-us' ? 'long' : 'short')}
        </span>
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <b className="text-l text-brand-text">{bookTime}</b>
        {days >= 0 && (
          // not kept: it would be wrong tomorrow
          <span data-online className="text-label text-ink-2">
            {words.daysLeft(days)}
          </span>
        )}
      </p>
    </>
  );
}

function Where({ order: { center, place, set, name, extras } }: { order: TicketOrder }) {
  const words = useText(ticketText);
  const pick = usePick();
  const way = [center.address, place.transport].map(({ zh, en }) => pick(zh, en)).filter(Boolean);
  const what = pick(set.name.zh, set.name.en);
  return (
    <div className="mt-5 grid gap-3">
      <Line icon={<Hospital {...ICON} />}>
        <p className="text-s">{pick(center.name.zh, center.name.en)}</p>
        <p className="mt-0.5 text-c text-ink-2">{way.join(' · ')}</p>
      </Line>
      <Line icon={<UserRound {...ICON} />}>
        <p>
          {name} · {extras > 0 ? words.withExtras(what, extras) : what}
        </p>
      </Line>
    </div>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 [&>svg]:mt-0.5 [&>svg]:text-ink-2">
    {icon}
    <div className="min-w-0">{children}</div>
  </div>
);

/** Where the desk would tear it. */
const Tear = () => (
  <div aria-hidden="true" className="flex items-center">
    <span className="-ml-2.5 size-5 flex-none rounded-full border border-line bg-n-50" />
    <span className="mx-2 flex-1 border-t-2 border-dashed border-line" />
    <span className="-mr-2.5 size-5 flex-none rounded-full border border-line bg-n-50" />
  </div>
);

function Voucher({ code, isKept }: { code: string | null; isKept: boolean }) {
  const words = useText(ticketText);
  if (code === null) return <p className="px-4 py-6 text-label text-ink-2 md:px-7">{words.soon}</p>;
  const read = voucherInGroups(code);
  return (
    <div className="flex flex-col items-center gap-x-6 gap-y-4 px-4 py-5 text-center md:flex-row md:px-7 md:text-left">
      <span className="flex-none rounded-card border border-line bg-white p-3">
        <QrCode value={code} label={words.qr(read)} size={136} />
      </span>
      <div className="min-w-0">
        <p className="text-c text-ink-2">{words.voucher}</p>
        <p className="text-[1.75rem] leading-tight font-semibold tracking-wide whitespace-nowrap">{read}</p>
        <p className="mt-2 min-h-15 text-c text-ink-2">{isKept ? words.showKept : words.show}</p>
      </div>
    </div>
  );
}

/** The seat it shows is safe while the difference of a change waits to be paid. */
function Waiting({ order: { orderId, standing } }: { order: TicketOrder }) {
  const words = useText(ticketText);
  const language = useLocale();
  const pick = usePick();
  const { change, owed } = standing;
  if (!change || !owed) return null;
  const when = withTime(shortDay(change.bookDate, language), change.bookTime);
  return (
    <p className="border-t border-line bg-warn-bg px-4 py-3 text-c text-warn md:px-7">
      {words.changeWaits(priceText(owed.fen), when, pick(change.center.zh, change.center.en))}{' '}
      <AppLink data-online to={pathTo('/web/pay/$oid', { oid: String(orderId) })} className="tap-44 inline-block">
        {words.payDifference}
      </AppLink>
    </p>
  );
}

function Until({ order: { changeUntil, center } }: { order: TicketOrder }) {
  const words = useText(ticketText);
  const language = useLocale();
  const hotline = useBranding()?.hotline;
  if (!changeUntil) return null;
  const { before, moment, after } = words.until;
  return (
    <div className="flex items-start gap-2 border-t border-line bg-n-25 px-4 py-3 text-c text-ink-2 md:px-7">
      <CalendarClock {...ICON} size={16} className="mt-0.5 flex-none" />
      {changeUntil.lastDay < today() ? (
        <p>
          {hotline ? words.untilOver.before : words.untilOver.noPhone}
          {hotline && <a href={telHref(hotline)}>{hotline}</a>}
        </p>
      ) : !center.changeable ? (
        <p>{words.untilFixed(shortDay(changeUntil.lastDay, language))}</p>
      ) : (
        <p>
          {before}
          <b>{moment(shortDay(changeUntil.lastDay, language))}</b>
          {after}
          {changeUntil.provisional && words.provisional}
        </p>
      )}
    </div>
  );
}
