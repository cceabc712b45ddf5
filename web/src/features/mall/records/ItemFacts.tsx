import { Copy, FlaskConical, Truck } from 'lucide-react';
import type { MallOrderItem } from '#contract/calls/mall-orders';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { ProductArt } from '../../../ui/art/ProductArt.tsx';
import { PhotoSlot } from '../../../ui/data/PhotoSlot.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { recordText } from './text-record.ts';
import { countText } from '../use-mall.ts';

const TONES: Record<MallOrderItem['state'], TagTone> = { open: 'line', sent: 'info', done: 'ok', refunded: 'mute' };

interface ItemFactsProps {
  item: MallOrderItem;
  /** How far money that goes back has come. */
  back: 'failed' | 'promised' | 'done';
  moment: (at: string) => string;
}

/** One item of an order: what it is, how far it has come, its parcel and its kit. */
export function ItemFacts({ item, back, moment }: ItemFactsProps) {
  const words = useText(recordText);
  const pick = usePick();
  const { parcel, kit, points, priceFen } = item;
  const cost = points ? words.points(countText(points)) : priceFen !== null ? priceText(priceFen) : undefined;
  const about = [words.count(item.count), item.forName && words.forWhom(item.forName), cost].filter(Boolean);
  return (
    <li className="flex gap-3">
      <PhotoSlot src={item.picture} alt="" art={<ProductArt />} className="size-14 flex-none rounded-control" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <p className="min-w-0 font-semibold">{pick(item.name.zh, item.name.en)}</p>
          <Tag tone={TONES[item.state]}>
            {item.state === 'refunded' ? words.givenBack[back] : words.states[item.state]}
          </Tag>
        </div>
        <p className="text-c text-ink-2">{about.join(' · ')}</p>
        {parcel && (
          <div className="mt-1 flex items-center gap-2 text-c text-ink-2">
            <Truck aria-hidden="true" size={16} strokeWidth={1.75} />
            <p className="min-w-0 flex-1">
              <b className="text-ink">{words.carrier(parcel.carrier, parcel.trackingNo)}</b> ·{' '}
              {parcel.receivedAt ? words.receivedAt(moment(parcel.receivedAt)) : words.sentAt(moment(parcel.sentAt))}
            </p>
            <IconButton
              size="inside"
              label={words.copy}
              onClick={() => void copyText(parcel.trackingNo).then((done) => done && toast(words.copied))}
            >
              <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          </div>
        )}
        {kit && (
          <p className="mt-1 flex items-center gap-2 text-c text-ink-2">
            <FlaskConical aria-hidden="true" size={16} strokeWidth={1.75} />
            {words.sample(kit.sampleNo)} · {words.kits[kit.state]}
          </p>
        )}
      </div>
    </li>
  );
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
