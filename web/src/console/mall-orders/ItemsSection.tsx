import { useState } from 'react';
import type { OpsMallItem, OpsMallOrder } from '#contract/ops/mall-orders';
import { usePick, useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { useOperator } from '../session.ts';
import { KitDialog } from './KitDialog.tsx';
import { mallOrdersText } from './text.ts';

const TONES: Record<OpsMallItem['state'], TagTone> = { open: 'warn', sent: 'info', done: 'ok', refunded: 'mute' };

/** The items, where each of them is, and the sources of each. */
export function ItemsSection({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const role = useOperator()?.role;
  const mayMove = role === 'support' || role === 'admin';
  const [moving, setMoving] = useState<OpsMallItem>();
  return (
    <PaneSection title={words.items} aside={priceText(order.priceFen)}>
      <ul className="grid gap-4">
        {order.items.map((item) => (
          <li key={item.itemNo}>
            <Item item={item} />
            {mayMove && item.nextKit && (
              <Button size="sm" className="mt-2" onClick={() => setMoving(item)}>
                {words.moveKit(words.kitStates[item.nextKit])}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moving && <KitDialog order={order} item={moving} onClose={() => setMoving(undefined)} />}
    </PaneSection>
  );
}

function Item({ item }: { item: OpsMallItem }) {
  const words = useText(mallOrdersText);
  const pick = usePick();
  const { moment } = useMoment();
  const { parcel, kit } = item;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b>{words.item(item.itemNo, pick(item.name.zh, item.name.en))}</b>
        <span>{words.count(item.count)}</span>
        <Tag>{words.kinds[item.kind]}</Tag>
        <Tag tone={TONES[item.state]} dot>
          {words.itemStates[item.state]}
        </Tag>
        <span className="ml-auto">{priceText(item.priceFen)}</span>
      </p>
      <div className="text-ink-2">
        {item.forName && <p>{words.forName(item.forName)}</p>}
        {parcel && (
          <p>
            {words.parcel(parcel.carrier, parcel.trackingNo, moment(parcel.sentAt))}
            {parcel.receivedAt && ` · ${words.received(moment(parcel.receivedAt))}`}
          </p>
        )}
        {kit && <p>{words.sample(kit.sampleNo, words.kitStates[kit.state])}</p>}
        {item.inUse && <p className="text-ink-3">{words.inUse(item.inUse.text)}</p>}
      </div>
      <ul className="mt-1 grid gap-0.5">
        {item.paidWith.map(({ source, amountFen, points, givenBack }, at) => (
          <li key={`${source} ${at}`} className="flex flex-wrap justify-between gap-x-4 text-ink-2">
            <span>
              {words.sources[source]}
              {givenBack && ` · ${words.givenBack}`}
            </span>
            <span>{points === null ? priceText(amountFen) : words.points(points)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
