import type { ReactNode } from 'react';
import type { MallPreview } from '#contract/calls/mall-orders';
import { usePick, useText } from '../../../platform/locale.ts';
import { FeeList, type FeeLine } from '../../../ui/data/FeeList.tsx';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { checkoutText } from './checkout-text.ts';
import type { Way } from '../product/purchase.ts';
import { keyOf, type Shown } from './split.ts';
import { countText } from '../use-mall.ts';

interface TotalsProps {
  preview: MallPreview;
  rows: readonly Shown[];
  moneyFen: number;
  way: Way;
}

/** The sum, the part of each source, and the rest. */
export function Totals({ preview, rows, moneyFen, way, children }: TotalsProps & { children: ReactNode }) {
  const words = useText(checkoutText);
  const pick = usePick();
  const { priceFen, companyFen, byPoints } = preview;
  const count = preview.lines.reduce((sum, line) => sum + line.count, 0);
  const used = rows.filter(({ use }) => use > 0);
  const lines: FeeLine[] =
    way === 'points'
      ? [{ key: 'goods', label: words.goods(count) }]
      : [
          { key: 'goods', label: words.goods(count), ...(priceFen !== null && { fen: priceFen }) },
          ...(preview.delivered ? [{ key: 'freight', label: words.freight, fen: 0 }] : []),
          ...(companyFen ? [{ key: 'company', label: words.company, fen: -companyFen }] : []),
          ...used.map(({ source, use, fen }) => ({
            key: keyOf(source),
            label: source.source === 'points' ? words.pointsLine(countText(use)) : pick(source.name.zh, source.name.en),
            fen: -fen,
          })),
        ];
  return (
    <Card title={words.total}>
      <FeeList
        lines={lines}
        total={
          way === 'points' && byPoints
            ? { label: words.pointsPay(countText(byPoints.points)) }
            : moneyFen > 0
              ? { label: words.due, fen: moneyFen }
              : { label: words.nothingDue }
        }
      />
      {children}
    </Card>
  );
}

/** The same in the bar of a phone. */
export function BarTotal({ preview, rows, moneyFen, way }: TotalsProps) {
  const words = useText(checkoutText);
  const covered = rows.reduce((sum, { fen }) => sum + fen, 0);
  if (way === 'points' && preview.byPoints)
    return <b className="min-w-0 flex-1 text-m">{words.pointsPay(countText(preview.byPoints.points))}</b>;
  return (
    <div className="min-w-0 flex-1">
      {moneyFen > 0 ? <Price fen={moneyFen} className="text-m" /> : <b className="text-m">{words.nothingDue}</b>}
      {covered > 0 && <span className="block text-x text-ink-2">{words.covered(priceText(covered))}</span>}
    </div>
  );
}
