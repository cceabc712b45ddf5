import type { OpsMallOrder } from '#contract/ops/mall-orders';
import { useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Timeline } from '../../ui/data/Timeline.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/Pane.tsx';
import { mallOrdersText } from './text.ts';

const TONE = { open: 'warn', paid: 'ok', closed: 'mute' } as const;

/** What came in money, and what of it went back. */
export function PaymentsSection({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const { moment } = useMoment();
  return (
    <PaneSection title={words.payments} aside={priceText(order.moneyFen)}>
      {order.payments.length === 0 && <p className="text-ink-3">{words.noPayments}</p>}
      <ul className="grid gap-2">
        {order.payments.map(({ number, amountFen, refundedFen, state, at }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1">
              {number}
              <span className="block text-x text-ink-3">{moment(at)}</span>
            </span>
            <span>
              {priceText(amountFen)}
              {refundedFen > 0 && (
                <span className="block text-x text-ink-3">{words.refundedOf(priceText(refundedFen))}</span>
              )}
            </span>
            <Tag tone={TONE[state]}>{words.paymentStates[state]}</Tag>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

/** The newest first; an event this page has no words for is shown by its name. */
export function EventsSection({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const { moment } = useMoment();
  const titles = new Map(Object.entries(words.eventKinds));
  return (
    <PaneSection title={words.events}>
      {order.events.length === 0 && <p className="text-ink-3">{words.noEvents}</p>}
      <Timeline
        label={words.events}
        items={order.events.map(({ kind, itemNo, reason, at }, index) => ({
          key: `${at} ${kind} ${itemNo ?? ''} ${index}`,
          title: titles.get(kind) ?? kind,
          text: [itemNo !== null && words.ofItem(itemNo), reason].filter(Boolean).join(' · ') || undefined,
          time: moment(at),
          moment: at,
          tone: index === 0 ? 'now' : 'plain',
        }))}
      />
    </PaneSection>
  );
}
