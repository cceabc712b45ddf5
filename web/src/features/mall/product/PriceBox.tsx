import type { ProductDetail } from '#contract/calls/mall';
import { useText } from '../../../platform/locale.ts';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { isFree, redeemable, type Way } from './purchase.ts';
import { mallText } from '../text.ts';
import { countText } from '../use-mall.ts';

/** The price on grey, and how far one's points or dental cards reach. */
export function PriceBox({ product, way, noteId }: { product: ProductDetail; way: Way; noteId: string }) {
  const words = useText(mallText);
  const { priceFen, pointsPrice, points, canUseTeethNum, left } = product;
  const byPoints = way === 'points' && pointsPrice !== null;
  return (
    <div className="mt-4 rounded-card bg-n-50 p-4 md:px-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {isFree(product) ? (
          <b className="text-l text-ok">{words.paidByCompany}</b>
        ) : byPoints ? (
          <>
            <span className="text-d">
              {countText(pointsPrice)} <span className="text-s">{words.points}</span>
            </span>
            {priceFen !== null && <span className="text-ink-2">{words.orPrice(priceText(priceFen))}</span>}
          </>
        ) : priceFen === null ? (
          <span className="text-ink-2">{words.noPrice}</span>
        ) : (
          <>
            <Price fen={priceFen} className="text-d" />
            {pointsPrice !== null && points && (
              <span className="text-ink-2">{words.orPrice(`${countText(pointsPrice)} ${words.points}`)}</span>
            )}
          </>
        )}
      </p>
      <div className="mt-1 grid gap-0.5 text-c text-ink-2 empty:hidden">
        {byPoints && points && (
          <p id={redeemable(product) === 0 ? noteId : undefined}>
            {redeemable(product) > 0
              ? words.youHave(countText(points.balance), redeemable(product))
              : words.youLack(countText(points.balance), countText(pointsPrice - points.balance))}
          </p>
        )}
        {canUseTeethNum !== null && <p>{canUseTeethNum > 0 ? words.canUseTeeth(canUseTeethNum) : words.noDental}</p>}
        {left !== null && left > 0 && left <= 10 && <p className="text-warn">{words.left(left)}</p>}
      </div>
    </div>
  );
}
