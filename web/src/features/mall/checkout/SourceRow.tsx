import { Coins, CreditCard, Gift, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { PaySource } from '#contract/calls/mall-orders';
import { today } from '../../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { NumberStepper } from '../../../ui/form/NumberStepper.tsx';
import { checkoutText } from './checkout-text.ts';
import { dayText } from '../product/day-text.ts';
import { stepOf, usesFor, type Shown } from './split.ts';
import { SOURCE_TONES } from './SplitBar.tsx';
import { countText } from '../use-mall.ts';

const ICONS: Record<PaySource['source'], LucideIcon> = { gift: Gift, card: CreditCard, points: Coins };

export function SourceIcon({ kind }: { kind: PaySource['source'] }) {
  const Icon = ICONS[kind];
  return (
    <span className={cx('grid size-9 flex-none place-items-center rounded-control text-white', SOURCE_TONES[kind])}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </span>
  );
}

interface SourceRowProps {
  row: Shown;
  pointFen: number;
  onUse: (use: number) => void;
}

/** One gift, card or the points: how much there is, until when, and how much of it to use. */
export function SourceRow({ row, pointFen, onUse }: SourceRowProps) {
  const words = useText(checkoutText);
  const pick = usePick();
  const noteId = useId();
  const { source, use, max } = row;
  const isPoints = source.source === 'points';
  const name = isPoints ? words.sources.points : pick(source.name.zh, source.name.en);
  const have = source.uses
    ? words.haveUses(source.uses.left)
    : isPoints
      ? words.havePoints(countText(source.have), priceText(pointFen))
      : (use >= source.have ? words.haveAll : words.have)(priceText(source.have));
  // only as many as allowed: its own words for points, as the refusal speaks to a person who took too many
  const most = isPoints && source.most < source.have ? words.mostPoints(countText(source.most)) : source.limit?.text;
  const why = most ?? (use >= max && use < source.have ? words.nothingLeft : undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <SourceIcon kind={source.source} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b>{name}</b>
          <Expiry source={source} />
        </p>
        <p id={noteId} className="text-c text-ink-2">
          {[source.number && words.cardNumber(source.number), have, why].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="max-md:w-full md:w-49 md:*:w-full">
        <NumberStepper
          label={words.use(name)}
          {...(source.uses ? inUses(source.uses.steps, row) : inMoney(row))}
          min={0}
          words={{ less: words.less(name), more: words.more(name) }}
          describedBy={noteId}
          onChange={(next) => onUse(source.uses ? (source.uses.steps[next] ?? 0) : next)}
          block
        />
        {source.uses && use > 0 && <p className="mt-1 text-right text-c text-ink-2">{words.usesPay(priceText(use))}</p>}
      </div>
    </li>
  );
}

const inMoney = ({ source, use, max }: Shown) => ({
  ...{ value: use, max, step: stepOf(source) },
  ...(source.source === 'points' ? {} : { decimals: 2 as const, prefix: '¥' }),
});

/** A dental card is used once for each piece: the choice is how often. */
const inUses = (steps: readonly number[], { use, max }: Shown) => ({
  ...{ value: usesFor(steps, use), max: usesFor(steps, max), step: 1 },
});

function Expiry({ source }: { source: PaySource }) {
  const words = useText(checkoutText);
  const language = useLocale();
  if (!source.expires) return null;
  const day = dayText(source.expires.on, language, today());
  return (
    <Tag>
      {source.source === 'points'
        ? words.expiry.points(countText(source.expires.amount), day)
        : words.expiry.money(day)}
    </Tag>
  );
}
