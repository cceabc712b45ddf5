import { useState } from 'react';
import type { ProductDetail } from '#contract/calls/mall';
import { checkoutPath } from '../../../parts/mall/mall-paths.ts';
import { text, useAddressState, type AddressKey } from '../../../platform/address-state.ts';
import { go } from '../../../platform/navigation.ts';
import { countOf, mostBy, redeemable, wayOf, type Way } from './purchase.ts';
import { useMall } from '../use-mall.ts';
import { forgetPresses } from '../../../ui/form/press-guard.ts';

const countKey: AddressKey<number> = {
  read: (value = '') => (/^[1-9]\d?$/.test(value) ? Number(value) : 1),
  write: (value) => (value > 1 ? String(value) : undefined),
};
/** As the checkout has them in its own address: a person who comes back finds their choices. */
const KEYS = { count: countKey, for: text, way: text };

/** How many, for whom and how it is to be paid, as the address of the product's page has it. */
export function usePurchase(product: ProductDetail) {
  const { state, change } = useAddressState(KEYS);
  const [tried, setTried] = useState(false);
  const mall = useMall();
  const way = wayOf(product, state.way);
  const most = mostBy(product, way);
  const count = countOf(state.count, most);
  const fits = product.forFamily?.people.filter(({ refusal }) => refusal === null) ?? [];
  const forGuid = fits.find(({ customerGuid }) => customerGuid === state.for)?.customerGuid;
  return {
    way,
    most,
    count,
    forGuid,
    /** By points, and there are too few for even one. */
    lacks: way === 'points' && redeemable(product) === 0,
    /** The button was pressed before it was said for whom. */
    isMissing: tried && product.forFamily !== null && !forGuid,
    setWay: (next: Way) => change({ way: next }, { replace: true }),
    setCount: (next: number) => change({ count: next }, { replace: true }),
    setFor: (guid: string) => change({ for: guid }, { replace: true }),
    buy: () => {
      setTried(true);
      if (product.forFamily && !forGuid) return forgetPresses();
      go(checkoutPath(mall, product.Id, { count, forGuid, byPoints: way === 'points' }));
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
