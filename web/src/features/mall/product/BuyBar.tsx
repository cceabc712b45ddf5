import type { ProductDetail } from '#contract/calls/mall';
import { useText } from '../../../platform/locale.ts';
import { Price } from '../../../ui/data/Price.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ActionBar, ActionProblem } from '../../../ui/layout/ActionBar.tsx';
import { isFree } from './purchase.ts';
import { mallText } from '../text.ts';
import { countText } from '../use-mall.ts';
import type { Purchase } from './use-purchase.ts';

interface OfPurchase {
  product: ProductDetail;
  purchase: Purchase;
}

/** Of what says why the button cannot be pressed: that points are short, or the product's own reason. */
export const LACK_ID = 'points-short';
export const REASON_ID = 'why-not';

export function BuyButton({ product, purchase }: OfPurchase) {
  const words = useText(mallText);
  const why = product.refusal ? REASON_ID : purchase.lacks ? LACK_ID : undefined;
  return (
    <Button
      variant="primary"
      className="min-w-44 max-md:w-full max-md:min-w-36"
      onClick={purchase.buy}
      disabledBy={why}
    >
      {isFree(product) ? words.take : purchase.way === 'points' ? words.redeem : words.buy}
    </Button>
  );
}

export function BuyProblem({ purchase }: { purchase: Purchase }) {
  const words = useText(mallText);
  return purchase.isMissing && <ActionProblem>{words.choosePerson}</ActionProblem>;
}

/** The price and the button, in reach of a thumb. */
export function BuyBar({ product, purchase }: OfPurchase) {
  const words = useText(mallText);
  const { priceFen, pointsPrice, points } = product;
  return (
    <ActionBar note={purchase.isMissing && <BuyProblem purchase={purchase} />}>
      <div className="min-w-0 flex-1">
        {isFree(product) ? (
          <b className="text-ok">{words.paidByCompany}</b>
        ) : purchase.way === 'points' && pointsPrice !== null ? (
          <>
            <b className="block text-m">
              {countText(pointsPrice)} {words.points}
            </b>
            {points && <span className="text-x text-ink-2">{words.canUse(countText(points.balance))}</span>}
          </>
        ) : (
          priceFen !== null && <Price fen={priceFen} className="text-m" />
        )}
      </div>
      <div className="flex-none">
        <BuyButton product={product} purchase={purchase} />
      </div>
    </ActionBar>
  );
}
