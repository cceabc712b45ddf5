import type { OpsOrderDetail } from '#contract/ops/orders';
import { useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { ordersText } from './text.ts';

/** The contract's own values: taking them from it would bring its schemas along. */
const UNPAID_OR_CLOSED: number[] = [10, 40];
const TONE = { open: 'warn', paid: 'ok', closed: 'mute' } as const;

/** Who paid what, and what went back. */
export function PaymentSection({ order }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const { moment } = useMoment();
  const received = order.payments.filter(({ state }) => state === 'paid');
  const paid = received.reduce((sum, { amountFen }) => sum + amountFen, 0);
  // An order that waits for money or was closed has cost the company nothing.
  const stands = !UNPAID_OR_CLOSED.includes(order.status_id) || order.closedAs === 'noShow';
  const refunded = order.payments.reduce((sum, { refundedFen }) => sum + refundedFen, 0);
  const provider = (name: string) => (name === 'wechat' || name === 'guanaitong' ? words.providers[name] : name);
  return (
    <PaneSection title={words.payment} aside={words.due(priceText(order.selfFen), priceText(paid))}>
      <ul className="grid gap-2">
        <Line label={words.byCompany} amount={priceText(order.companyFen)}>
          {stands && <Tag tone="ok">{words.booked}</Tag>}
        </Line>
        {order.payments.map(({ number, provider: by, amountFen, state, at }) => (
          <Line key={number} label={provider(by)} note={`${number} · ${moment(at)}`} amount={priceText(amountFen)}>
            <Tag tone={TONE[state]}>{words.paymentStates[state]}</Tag>
          </Line>
        ))}
        <Line label={words.refund} amount={refunded > 0 ? priceText(refunded) : words.noRefund} />
      </ul>
    </PaneSection>
  );
}

function Line({
  label,
  note,
  amount,
  children,
}: {
  label: string;
  note?: string;
  amount: string;
  children?: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="block text-x text-ink-3">{note}</span>}
      </span>
      <span className="flex-none">{amount}</span>
      <span className="min-w-18 flex-none text-right whitespace-nowrap">{children}</span>
    </li>
  );
}
