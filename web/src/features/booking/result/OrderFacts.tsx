import type { OrderDetail } from '#contract/schemas/order-detail';
import { useBranding } from '../../../platform/branding.ts';
import { now, today } from '../../../platform/clock.ts';
import { formatDay, telHref, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { Countdown } from '../../../ui/feedback/Countdown.tsx';
import { KeyValueRows, type KeyValueRow } from '../../../ui/data/KeyValueRows.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { reportText } from '../../../parts/orders/report-text.ts';
import { clockTime, shortDay } from '../dates.ts';
import { ORDER_STATUS } from '#contract/values/orders';
import { resultText } from './text.ts';

interface OrderFactsProps {
  order: OrderDetail;
  /** Facts of the ticket are not said again. */
  besideTicket?: boolean;
  onOver?: () => void;
}

/** Everything the order is about, as the server knows it: the same on every device. */
export function OrderFacts({ order, besideTicket = false, onOver }: OrderFactsProps) {
  const rows = [...useHoldRows(order, onOver), ...useFactRows(order)];
  return <KeyValueRows rows={besideTicket ? rows.filter(({ key }) => !ON_TICKET.has(key)) : rows} plain />;
}

const ON_TICKET = new Set(['person', 'center', 'address', 'when', 'change']);

function useFactRows(order: OrderDetail): KeyValueRow[] {
  const words = useText(resultText);
  const { types, deliveries } = useText(reportText);
  const language = useLocale();
  const pick = usePick();
  const { center, changeUntil, invoice, delivery } = order;
  const names = [order.set, ...order.extras].map(({ name }) => pick(name.zh, name.en));
  const report = [types[order.reportType], ...(delivery ? [deliveries[delivery]] : [])];
  const hotline = useBranding()?.hotline;
  const over = hotline ? (
    <>
      {words.untilOver} <Phone number={hotline} />
    </>
  ) : (
    words.untilOverNoPhone
  );
  const isLive = order.status_id <= ORDER_STATUS.booked;
  const until =
    words.until(shortDay(changeUntil.lastDay, language)) + (changeUntil.provisional ? words.provisional : '');
  return [
    { key: 'no', label: words.orderNo, value: order.orderNo },
    { key: 'person', label: words.person, value: order.person.name },
    { key: 'set', label: words.package, value: names.join(words.separator) },
    { key: 'center', label: words.center, value: pick(center.name.zh, center.name.en) },
    { key: 'address', label: words.address, value: pick(center.address.zh, center.address.en) },
    { key: 'phone', label: words.phone, value: <Phone number={center.phone} /> },
    { key: 'when', label: words.when, value: `${formatDay(order.bookDate, language)} ${order.bookTime}` },
    { key: 'report', label: words.report, value: report.join(' · ') },
    ...(invoice
      ? [
          {
            key: 'invoice',
            label: words.invoice,
            value: `${pick(invoice.type.zh, invoice.type.en)} · ${invoice.title}`,
          },
        ]
      : []),
    ...(isLive
      ? [
          {
            key: 'change',
            label: center.changeable ? words.changeUntil : words.cancelUntil,
            value: changeUntil.lastDay < today() ? over : until,
          },
        ]
      : []),
  ];
}

/** While the seat is held: how much, until when, and the time that is left. */
function useHoldRows({ heldUntil, selfFen }: OrderDetail, onOver: (() => void) | undefined): KeyValueRow[] {
  const words = useText(resultText);
  if (heldUntil === null) return [];
  const until = Date.parse(heldUntil);
  const left = (
    <Countdown
      until={until}
      now={now}
      format={words.timer}
      announce={words.minutesLeft}
      {...(onOver && { onEnd: onOver })}
    />
  );
  return [
    { key: 'amount', label: words.amount, value: <Price fen={selfFen} className="text-m" /> },
    { key: 'until', label: words.heldUntil, value: clockTime(until) },
    { key: 'left', label: words.left, value: left },
  ];
}

const Phone = ({ number }: { number: string }) => (
  <a href={telHref(number)} className="tap-44 inline-block">
    {number}
  </a>
);
