import { dayInShanghai } from '#contract/rules/day';
import type { MallOrderDetail } from '#contract/calls/mall-orders';
import type { ReactNode } from 'react';
import { today } from '../../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { Timeline } from '../../../ui/data/Timeline.tsx';
import { dayText } from '../product/day-text.ts';
import { InvoicePart } from './InvoicePart.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { BackNote, OrderState } from './MallOrderCard.tsx';
import { moneyBackAs } from './record-look.ts';
import { ReasonNote } from '../reason.tsx';
import { recordText } from './text-record.ts';
import { countText } from '../use-mall.ts';

/** Items with their parcels and kits, what it was paid with, where it goes, and what has happened. */
export function OrderFacts({ order }: { order: MallOrderDetail }) {
  const words = useText(recordText);
  const language = useLocale();
  const pick = usePick();
  const moment = (at: string) => momentText(at, language, today());
  const { address, confirmsOn } = order;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2 text-c text-ink-2">
        {words.orderNo(order.orderNo)}
        <OrderState order={order} />
      </div>
      <BackNote order={order} />
      <ul aria-label={words.list} className="grid gap-4">
        {order.OrderItems.map((item) => (
          <ItemFacts key={item.itemNo} item={item} back={moneyBackAs(order.standing)} moment={moment} />
        ))}
      </ul>
      {confirmsOn && (
        <p className="text-c text-ink-2">
          {words.confirmsOn(dayText(dayInShanghai(new Date(confirmsOn)), language, today()))}
        </p>
      )}
      {order.cancelRefusal && <ReasonNote reason={order.cancelRefusal} />}
      <Part title={words.paidWith}>
        <ul className="grid gap-1.5 text-label">
          {order.paidWith.map((part, at) => (
            <li key={at} className="flex justify-between gap-4">
              <span className="text-ink-2">
                {part.source === 'gift' || part.source === 'card'
                  ? pick(part.name.zh, part.name.en) || words.sources[part.source]
                  : words.sources[part.source]}
                {part.givenBack &&
                  ` · ${words.givenBack[part.source === 'money' ? moneyBackAs(order.standing) : 'done']}`}
              </span>
              <b className="whitespace-nowrap">
                {part.points
                  ? words.points(countText(part.points))
                  : part.amountFen !== null && priceText(part.amountFen)}
              </b>
            </li>
          ))}
        </ul>
      </Part>
      <InvoicePart order={order} />
      {address && (
        <Part title={words.address}>
          <p>
            <b className="mr-3">{address.recipient}</b>
            {address.phone}
          </p>
          <p className="text-ink-2">
            {address.district} {address.detail}
          </p>
        </Part>
      )}
      {order.remarks && (
        <Part title={words.remarks}>
          <p className="text-ink-2">{order.remarks}</p>
        </Part>
      )}
      <Part title={words.history}>
        <Timeline
          label={words.history}
          items={order.events.map(({ kind, at, itemNo }, index) => ({
            key: `${kind} ${at} ${itemNo ?? index}`,
            title: words.events[kind],
            time: moment(at),
            moment: at,
            tone: index === 0 ? 'now' : 'plain',
          }))}
        />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-s">{title}</h3>
    {children}
  </section>
);
