import type { ProductItem } from '#contract/calls/mall-orders';
import type { MallKind } from '#contract/calls/mall-payment';
import type * as z from 'zod/mini';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { loadBuyer, offerFault, type Buyer } from '../catalogue/eligibility.ts';
import { buyingNow, offersOf, type Offer } from '../catalogue/offers.ts';
import type { SplitItem } from '../paying/pay-items.ts';

export interface Line {
  itemNo: number;
  offer: Offer;
  count: number;
  /** The recipient, where that is not the buyer. */
  forGuid: string | null;
  forName: string | null;
}

export interface Basket {
  lines: Line[];
  mall: MallKind;
  /** Why it cannot be ordered; undefined: it can. */
  fault: Fault | undefined;
}

interface Asked {
  CustomerGuid: string;
  ProductItems: z.output<typeof ProductItem>[];
}

/** A wish to buy, held against the company's offers; an unoffered product is refused at once. */
export async function loadBasket(ctx: InTx<EmployeeCtx>, { CustomerGuid, ProductItems }: Asked): Promise<Basket> {
  const ids = ProductItems.map(({ ProductId }) => ProductId);
  const offers = await offersOf(ctx, buyingNow(ctx), [...new Set(ids)]);
  const buyer = await loadBuyer(ctx, offers.values());
  const lines = ProductItems.map((item, at): Line => {
    const offer = offers.get(item.ProductId);
    if (!offer?.isOffered) throw new Fault('productGone');
    // a service for the family is for the person the buyer acts for, unless another is named
    const actsFor = offer.forWhom === 'family' && CustomerGuid.toLowerCase() !== buyer.guid ? CustomerGuid : undefined;
    const forGuid = (item.ForGuid ?? actsFor)?.toLowerCase();
    const forName = buyer.family.find(({ guid }) => guid === forGuid)?.name ?? null;
    return {
      itemNo: at + 1,
      offer,
      count: item.Count,
      forGuid: forGuid === buyer.guid ? null : (forGuid ?? null),
      forName,
    };
  });
  const mall = lines[0]?.offer.mall ?? 'health';
  const isMixed = lines.some(({ offer }) => offer.mall !== mall);
  return { lines, mall, fault: isMixed ? new Fault('mallsMixed') : firstFault(lines, buyer) };
}

/** Of one product all lines count together against stock and limit. */
function firstFault(lines: Line[], buyer: Buyer): Fault | undefined {
  const counts = new Map<number, number>();
  for (const { offer, count, forGuid } of lines) {
    const all = (counts.get(offer.productId) ?? 0) + count;
    counts.set(offer.productId, all);
    const fault = offerFault(offer, buyer, { count: all, forGuid: forGuid ?? undefined });
    if (fault) return fault;
  }
  return undefined;
}

export const splitItemOf = ({ itemNo, count, offer }: Line): SplitItem => ({
  itemNo,
  count,
  unitFen: offer.priceFen,
  isFree: offer.role === 'free',
  isDental: offer.dental,
});

/** The price of all in points alone; undefined: one of them is not for points alone. */
export function pointsPriceOf(lines: Line[]): number | undefined {
  let sum = 0;
  for (const { offer, count } of lines) {
    if (offer.pointsPrice === null) return undefined;
    sum += offer.pointsPrice * count;
  }
  return sum;
}
