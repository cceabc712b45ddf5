import type { Product } from '#contract/calls/mall';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { mallText } from '../text.ts';
import { countText } from '../use-mall.ts';

type Priced = Pick<Product, 'IsFree' | 'priceFen' | 'pointsPrice' | 'limit' | 'refusal'>;

/** The price on its card: points or money, the other way beside it; nothing where the company shows no prices. */
export function CardPrice({ product: { IsFree, priceFen, pointsPrice, limit, refusal } }: { product: Priced }) {
  const words = useText(mallText);
  const aside = limit && <span className="text-c text-ink-2">{words.limits[limit.period](limit.count)}</span>;
  const main = cx('text-m', refusal ? 'text-ink-2' : 'text-ink');
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {IsFree || priceFen === 0 ? (
        <b className={cx(main, !refusal && 'text-ok')}>{words.paidByCompany}</b>
      ) : pointsPrice !== null ? (
        <>
          <b className={main}>
            {countText(pointsPrice)} {words.points}
          </b>
          {priceFen !== null && <span className="text-c text-ink-2">{words.orPrice(priceText(priceFen))}</span>}
        </>
      ) : (
        priceFen !== null && <Price fen={priceFen} className={main} />
      )}
      {aside}
    </p>
  );
}
