import { RotateCcw } from 'lucide-react';
import type { MallPreview } from '#contract/calls/mall-orders';
import { sentence } from '../../../api/faults.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { WeChatMark } from '../../../ui/art/WeChatMark.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { checkoutText } from './checkout-text.ts';
import type { Way } from '../product/purchase.ts';
import { SourceRow, SourceIcon } from './SourceRow.tsx';
import { SplitBar } from './SplitBar.tsx';
import { keyOf } from './split.ts';
import type { Checkout } from './use-checkout.ts';
import { countText } from '../use-mall.ts';

interface PayWithCardProps {
  preview: MallPreview;
  checkout: Checkout;
  way: Way;
  onWay: (way: Way) => void;
}

/** Every source with how much of it, the rest in money; the server reckons it again after each change. */
export function PayWithCard({ preview, checkout, way, onWay }: PayWithCardProps) {
  const words = useText(checkoutText);
  const language = useLocale();
  const { rows, moneyFen, query } = checkout;
  const byPoints = preview.byPoints && countText(preview.byPoints.points);
  const rule = preview.giftsAndCardsFirst ? words.rules.byKind : words.rules.bySoonest;
  // the price in points alone may be lower than as many points as the money is worth
  const worth = Math.ceil((rows.reduce((sum, { fen }) => sum + fen, 0) + moneyFen) / preview.pointFen);
  const isCheaper = preview.byPoints && !preview.byPoints.refusal && preview.byPoints.points < worth;
  return (
    <Card
      title={words.payWith}
      aside={
        way === 'money' &&
        checkout.isOwn && (
          <Button variant="text" size="sm" icon={<RotateCcw aria-hidden="true" size={16} />} onClick={checkout.restore}>
            {words.restore}
          </Button>
        )
      }
    >
      {byPoints && (
        <div className="mb-4">
          <RadioChips
            legend={words.way}
            items={(['points', 'money'] as const).map((value) => ({ value, label: words.ways[value](byPoints) }))}
            value={way}
            onChange={onWay}
          />
        </div>
      )}
      {way === 'points' && byPoints ? (
        <>
          <p className="flex items-center justify-between gap-4">
            <span className="flex items-center gap-3">
              <SourceIcon kind="points" />
              <b>{words.sources.points}</b>
            </span>
            <b className="text-m">{words.pointsPay(byPoints)}</b>
          </p>
          <p className="mt-2 text-c text-ink-2">{words.byPointsText}</p>
        </>
      ) : (
        <>
          <SplitBar rows={rows} moneyFen={moneyFen} companyFen={preview.companyFen ?? 0} />
          {rows.length > 0 && <p className="mt-3 text-c text-ink-2">{checkout.isReckoning ? words.reckoning : rule}</p>}
          {isCheaper && (
            <p className="mt-1 text-c text-ink-2">{words.redeemInstead(byPoints ?? '', countText(worth))}</p>
          )}
          {rows.length === 0 && moneyFen === 0 && <p className="mt-3 text-label text-ink-2">{words.nothingToChoose}</p>}
          <ul aria-label={words.payWith} className="mt-3 empty:hidden divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <SourceRow
                key={keyOf(row.source)}
                row={row}
                pointFen={preview.pointFen}
                onUse={(amount) => checkout.use(keyOf(row.source), amount)}
              />
            ))}
            {moneyFen > 0 && (
              <li className="flex items-center gap-3 py-4">
                <span className="grid size-9 flex-none place-items-center rounded-control bg-brand-fill text-on-brand">
                  <WeChatMark />
                </span>
                <div className="min-w-0 flex-1">
                  <b>{words.money}</b>
                  <p className="text-c text-ink-2">{words.wechat}</p>
                </div>
                <Price fen={moneyFen} className="text-m" />
              </li>
            )}
          </ul>
          <p role="status" className="sr-only">
            {checkout.isReckoning && words.reckoning}
          </p>
          {query.error && (
            <Alert
              tone="bad"
              live="assertive"
              action={
                <Button size="sm" onClick={() => void query.refetch()}>
                  {words.again}
                </Button>
              }
            >
              {sentence(query.error, language)}
            </Alert>
          )}
        </>
      )}
    </Card>
  );
}
