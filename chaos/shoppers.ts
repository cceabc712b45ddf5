import { randomInt } from 'node:crypto';
import { orderIdOf } from '#contract/rules/order-number';
import type { Portal } from '../server/src/ctx.ts';
import type { Database } from '../server/src/db/open.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { makeCrowd, type Member } from '../server/test/crowd.ts';
import { makeGift, makeProduct } from '../server/test/mall.ts';
import { grantTo } from '../server/test/points.ts';
import { ask } from './ask.ts';
import { FATES, payAt, tradeOf, type Places } from './payers.ts';

/** One product in four has fewer pieces than people who want one. */
const PRODUCTS = 4;
const SCARCE = 40;
const PRICE_FEN = 100_00;
/** Money of the company's and points: neither is enough, so that every order takes of all three. */
const GIFT_FEN = 30_00;
const POINTS = 20;

export interface Shopping {
  member: Member;
  productId: number;
  scarce: boolean;
}

export async function makeShopping(database: Database, count: number): Promise<Shopping[]> {
  const clock = { now: () => TEST_NOW };
  const stage = { portal: { database } as Portal, clock };
  const products: number[] = [];
  while (products.length < PRODUCTS) {
    const stock = products.length === 0 ? SCARCE : count;
    products.push(await makeProduct(stage, { kind: 'service', price_fen: PRICE_FEN, offer: { stock } }));
  }
  const shopping: Shopping[] = [];
  for (const [at, member] of (await makeCrowd(stage, count)).entries()) {
    await makeGift(stage, member.guid, { amountFen: GIFT_FEN });
    await grantTo(stage, member.guid, { points: POINTS });
    shopping.push({ member, productId: products[at % PRODUCTS] as number, scarce: at % PRODUCTS === 0 });
  }
  return shopping;
}

/** The news one person got from the portal, and from the payment provider. */
export interface Shopper extends Shopping {
  orderId?: number;
  refusal?: string;
  paid: boolean;
  cancelled: boolean;
}

export async function shopOnce(shopping: Shopping, places: Places): Promise<Shopper> {
  const { member, productId } = shopping;
  const { nodes, simulator, pool, freshKeys } = places;
  const as = { session: member.token, freshKeys };
  const untold: Shopper = { ...shopping, paid: false, cancelled: false };
  const form = { CustomerGuid: member.guid, ProductItems: [{ ProductId: productId, Count: 1 }] };
  const bought = await ask(nodes, 'ProductToBuy', form, as);
  if (!bought.data) return { ...untold, refusal: bought.refusal };
  const { orderGuid, orderNo } = bought.data;
  const orderId = orderIdOf(orderNo);
  const begun = await ask(nodes, 'ProWeixinPay', { out_trade_no: orderNo }, as);
  if (!begun.data) return { ...untold, orderId, refusal: `${begun.refusal} (paying)` };
  const cancel = async (): Promise<boolean> =>
    (await ask(nodes, 'CancelOrder', { customerGuid: member.guid, orderGuid }, as)).data !== undefined;
  const fate = FATES[randomInt(FATES.length)];
  const first = fate === 'both' || fate === 'cancel' ? cancel() : undefined;
  const trade = await tradeOf(pool, 'mall', orderId);
  const how = { quietly: fate === 'quietly', force: fate === 'both' };
  const paid = fate !== 'cancel' && (await payAt(simulator, trade, how));
  const cancelled = await (first ?? (fate === 'thenCancel' && cancel()));
  return { ...shopping, orderId, paid, cancelled };
}
