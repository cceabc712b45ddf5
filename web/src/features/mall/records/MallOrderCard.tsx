import { Timer } from 'lucide-react';
import { useId } from 'react';
import type { MallOrderRow } from '#contract/calls/mall-orders';
import { now, today } from '../../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { ProductArt } from '../../../ui/art/ProductArt.tsx';
import { PhotoSlot } from '../../../ui/data/PhotoSlot.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Countdown } from '../../../ui/feedback/Countdown.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { factsOf, heldUntil, toneOf } from './record-look.ts';
import { recordText } from './text-record.ts';
import type { OrderActions } from './use-order-actions.tsx';
import { countText } from '../use-mall.ts';

interface MallOrderCardProps {
  order: MallOrderRow;
  actions: OrderActions;
  onOpen: () => void;
  /** The time of a hold is over: what became of it is for the server to say. */
  onOver: () => void;
}

/** One purchase: its number and state, its items, its price, and the next actions. */
export function MallOrderCard({ order, actions, onOpen, onOver }: MallOrderCardProps) {
  const words = useText(recordText);
  const language = useLocale();
  const pick = usePick();
  const titleId = useId();
  const until = heldUntil(order);
  const title = pick(order.title.zh, order.title.en);
  const [first] = order.OrderItems;
  const count = order.OrderItems.reduce((sum, item) => sum + item.count, 0);
  const forName = order.OrderItems.find((item) => item.forName)?.forName;
  return (
    <article aria-labelledby={titleId} className="rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-c text-ink-3 md:px-6">
        <span>{words.placedOn(momentText(order.createdAt, language, today()))}</span>
        <span className="max-md:hidden">{words.orderNo(order.orderNo)}</span>
        <span className="ml-auto">
          <OrderState order={order} onOver={onOver} />
        </span>
      </div>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 md:px-6 md:py-5 lg:grid-cols-[6rem_minmax(0,1fr)_auto]">
        <PhotoSlot src={first?.picture ?? ''} alt="" art={<ProductArt />} className="aspect-4/3 rounded-control" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-s">
            <button type="button" onClick={onOpen} className="tap-44 text-left hover:underline">
              {title}
            </button>
          </h2>
          <p className="mt-0.5 text-c text-ink-2">
            {[words.items(count), forName && words.forWhom(forName)].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
            {factsOf(order).map(({ key, tone, amount }) => (
              <Tag key={key} tone={tone}>
                {words.facts[key](key === 'points' || key === 'pointsBack' ? countText(amount) : priceText(amount))}
              </Tag>
            ))}
            <ItemTags order={order} />
          </div>
        </div>
        <OrderButtons order={order} actions={actions} onOpen={onOpen} />
      </div>
      <BackNote order={order} className="rounded-b-card border-t border-line bg-n-25 px-4 py-3 md:px-6" />
      {until !== undefined && (
        <p className="flex items-start gap-2 rounded-b-card border-t border-line bg-n-25 px-4 py-3 text-c text-ink-2 md:px-6">
          <Timer aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5" />
          {words.payBefore(momentText(order.heldUntil ?? '', language, today()))}
        </p>
      )}
    </article>
  );
}

/** When money on its way back can be expected. */
export function BackNote({ order: { standing }, className = '' }: { order: MallOrderRow; className?: string }) {
  const words = useText(recordText);
  if (standing.next !== 'refund' && standing.next !== 'service') return null;
  return <p className={`text-c text-ink-2 ${className}`}>{words.backNotes[standing.next]}</p>;
}

/** The states of its items, where the order's own state does not tell. */
function ItemTags({ order }: { order: MallOrderRow }) {
  const words = useText(recordText);
  const kit = order.OrderItems.find((item) => item.kit)?.kit;
  const isSent = order.OrderItems.some((item) => item.state === 'sent');
  return (
    <>
      {isSent && <Tag tone="info">{words.states.sent}</Tag>}
      {kit && kit.state !== 'sent' && <Tag tone="info">{words.kits[kit.state]}</Tag>}
    </>
  );
}

export function OrderState({ order, onOver }: { order: MallOrderRow; onOver?: () => void }) {
  const words = useText(recordText);
  const until = heldUntil(order);
  return (
    <Tag tone={toneOf(order)} dot>
      {words.standings[order.standing.state]}
      {until !== undefined && until > now() && (
        <span aria-hidden="true">
          <Countdown until={until} now={now} format={words.clock} {...(onOver && { onEnd: onOver })} />
        </span>
      )}
    </Tag>
  );
}
