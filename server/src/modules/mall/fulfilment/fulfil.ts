import { deliveryOf, type Delivery } from '#contract/rules/product-kind';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { cancelBought, usedOf } from '../../cards/index.ts';
import { queueMallPaid } from '../../messages/index.ts';
import { endBought, shownOf } from '../../services/index.ts';
import { fulfilCard } from './fulfil-card.ts';
import { itemsToFulfil, sourcesOf, type FulfilItem } from './fulfil-items.ts';
import { fulfilService } from './fulfil-granted.ts';
import { setItemsState } from '../orders/order-items.ts';
import { readMallOrder } from '../catalogue/queries.ts';

/** The grant of a paid item: how it is given and taken back, and when it counts as used. */
interface Grant {
  give: (ctx: InCompany, buyer: string, item: FulfilItem) => Promise<void>;
  /** Which of these were used; with `lock` their use cannot begin until the transaction ends. */
  usedOf: (ctx: InCompany, sources: string[], how: { buyer: string; lock: boolean }) => Promise<string[]>;
  used: 'mallCodeShown' | 'mallCardUsed';
  end: (ctx: InCompany, sources: string[]) => Promise<void>;
}

/** In the order in which their rows are locked. */
const GRANTS: Record<Exclude<Delivery, 'parcel'>, Grant> = {
  service: {
    give: fulfilService,
    usedOf: (ctx, sources, { lock }) => shownOf(ctx, sources, lock),
    used: 'mallCodeShown',
    end: endBought,
  },
  card: {
    give: fulfilCard,
    usedOf: (ctx, sources, { buyer, lock }) => usedOf(ctx, { ownerGuid: buyer, sources, lock }),
    used: 'mallCardUsed',
    end: cancelBought,
  },
};

/** Nothing where it waits until it is sent. */
function grantOf({ kind }: Pick<FulfilItem, 'kind'>): Grant | undefined {
  const delivery = deliveryOf(kind);
  return delivery === 'parcel' ? undefined : GRANTS[delivery];
}

const sourcesOfGrant = (items: FulfilItem[], grant: Grant): string[] =>
  items.filter((item) => grantOf(item) === grant).flatMap(sourcesOf);

/** The order has just been paid, in whatever way: what can be used at once is there when this transaction ends. */
export async function fulfilOrder(ctx: InCompany, orderId: number): Promise<void> {
  const order = await readMallOrder(ctx, orderId);
  const items = await itemsToFulfil(ctx, [orderId]);
  const granted = items.filter((item) => item.state === 'open' && grantOf(item));
  for (const item of granted) await grantOf(item)?.give(ctx, order.person_guid, item);
  if (granted.length > 0) await setItemsState(ctx, orderId, nosOf(granted), 'done');
  await queueMallPaid(ctx, order, granted);
}

const nosOf = (items: Pick<FulfilItem, 'item_no'>[]): number[] => items.map(({ item_no }) => item_no);

/** Why an item cannot simply be given back, by its number: it is on its way, or may have been used. */
export async function whyInUse(ctx: InCompany, orderId: number): Promise<Map<number, Fault>> {
  const { person_guid: buyer } = await readMallOrder(ctx, orderId);
  return faultsByNo(await inUse(ctx, await itemsToFulfil(ctx, [orderId]), { buyer, lock: false }));
}

/** Which of the person's orders have an item in use; two questions, however many orders there are. */
export async function ordersInUse(ctx: InCompany, buyer: string, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const used = await inUse(ctx, await itemsToFulfil(ctx, orderIds), { buyer, lock: false });
  return new Set([...used.keys()].map(({ order_id }) => order_id));
}

const faultsByNo = (faults: Map<FulfilItem, Fault>): Map<number, Fault> =>
  new Map([...faults].map(([{ item_no }, fault]) => [item_no, fault]));

async function inUse(
  ctx: InCompany,
  items: FulfilItem[],
  how: { buyer: string; lock: boolean },
): Promise<Map<FulfilItem, Fault>> {
  const open = items.filter(({ state }) => state !== 'refunded');
  const touched = new Set<string>();
  for (const grant of Object.values(GRANTS))
    for (const source of await grant.usedOf(ctx, sourcesOfGrant(open, grant), how)) touched.add(source);
  return new Map(
    open.flatMap((item): [FulfilItem, Fault][] => {
      const fault = faultOfUse(
        item,
        sourcesOf(item).some((source) => touched.has(source)),
      );
      return fault ? [[item, fault]] : [];
    }),
  );
}

function faultOfUse(item: FulfilItem, isTouched: boolean): Fault | undefined {
  const { kit_state, sent_at } = item;
  const grant = grantOf(item);
  if (grant) return isTouched ? new Fault(grant.used) : undefined;
  if (kit_state !== null && kit_state !== 'sent') return new Fault('mallSampleReceived');
  return sent_at ? new Fault('mallSentAlready') : undefined;
}

/**
 * Takes back what some items have granted: services end, cards are cancelled. Refused where it is in use; `force` is an
 * operator's, who has decided that it goes back all the same.
 */
export async function undoItems(
  ctx: InCompany,
  orderId: number,
  itemNos: number[],
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  const { person_guid: buyer } = await readMallOrder(ctx, orderId);
  const items = (await itemsToFulfil(ctx, [orderId])).filter(({ item_no }) => itemNos.includes(item_no));
  const [refusal] = (await inUse(ctx, items, { buyer, lock: true })).values();
  // guard: bought: no return of items in use
  if (refusal && !force) throw refusal;
  for (const grant of Object.values(GRANTS)) await grant.end(ctx, sourcesOfGrant(items, grant));
}
