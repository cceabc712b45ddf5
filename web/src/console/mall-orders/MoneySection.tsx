import type { OpsMallOrder } from '#contract/ops/mall-orders';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Timeline } from '../../ui/data/Timeline.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { REFUND_TONES, refundParts } from './order-look.ts';
import { mallOrdersText } from './text.ts';

const TONE = { open: 'warn', paid: 'ok', closed: 'mute' } as const;

/** The payments in money, and their refunds. */
export function PaymentsSection({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const { moment } = useMoment();
  return (
    <PaneSection title={words.payments} aside={priceText(order.moneyFen)}>
      {order.payments.length === 0 && <p className="text-ink-3">{words.noPayments}</p>}
      <RefundNote order={order} />
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

/** How far what goes back has come, and where one that was refused is seen to. */
function RefundNote({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const role = useOperator()?.role;
  const parts = refundParts(order.standing);
  if (parts.length === 0) return null;
  return (
    <div className="mb-2 grid gap-2">
      <p className="flex flex-wrap gap-1.5">
        {parts.map(({ key, fen }) => (
          <Tag key={key} tone={REFUND_TONES[key]}>
            {words.refunds[key](priceText(fen))}
          </Tag>
        ))}
      </p>
      {order.standing.back.failedFen > 0 && (
        <Alert
          tone="bad"
          action={role !== 'support' && <AppLink to={opsPathTo('/ops/payments')}>{words.toAttention}</AppLink>}
        >
          {words.refundFailedText}
        </Alert>
      )}
    </div>
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
