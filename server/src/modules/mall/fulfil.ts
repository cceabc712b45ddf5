import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { cancelBought, usedOf } from '../cards/index.ts';
import { queueMallPaid } from '../messages/index.ts';
import { endBought, shownOf } from '../services/index.ts';
import { fulfilCard } from './fulfil-card.ts';
import { itemsToFulfil, sourcesOf, type FulfilItem } from './fulfil-items.ts';
import { fulfilService } from './fulfil-granted.ts';
import { setItemsState } from './order-items.ts';
import { readMallOrder } from './queries.ts';

/** Granted at once; the others wait until they are sent. */
const AT_ONCE: readonly FulfilItem['kind'][] = ['service', 'card'];

/** The order has just been paid, in whatever way: what can be used at once is there when this transaction ends. */
export async function fulfilOrder(ctx: InCompany, orderId: number): Promise<void> {
  const order = await readMallOrder(ctx, orderId);
  const items = await itemsToFulfil(ctx, orderId);
  const granted = items.filter(({ kind, state }) => state === 'open' && AT_ONCE.includes(kind));
  for (const item of granted)
    await (item.kind === 'service' ? fulfilService : fulfilCard)(ctx, order.person_guid, item);
  if (granted.length > 0) await setItemsState(ctx, orderId, nosOf(granted), 'done');
  await queueMallPaid(ctx, order, granted);
}

const nosOf = (items: Pick<FulfilItem, 'item_no'>[]): number[] => items.map(({ item_no }) => item_no);

/** Why an item cannot simply be given back, by its number: it is on its way, or may have been used. */
export const whyInUse = (ctx: InCompany, orderId: number): Promise<Map<number, Fault>> => inUse(ctx, orderId, false);

async function inUse(ctx: InCompany, orderId: number, lock: boolean): Promise<Map<number, Fault>> {
  const { person_guid: buyer } = await readMallOrder(ctx, orderId);
  const why = new Map<number, Fault>();
  for (const item of await itemsToFulfil(ctx, orderId)) {
    const fault = item.state === 'refunded' ? undefined : await faultOfUse(ctx, item, { buyer, lock });
    if (fault) why.set(item.item_no, fault);
  }
  return why;
}

async function faultOfUse(
  ctx: InCompany,
  item: FulfilItem,
  { buyer, lock }: { buyer: string; lock: boolean },
): Promise<Fault | undefined> {
  const sources = sourcesOf(item);
  if (item.kind === 'service')
    return (await shownOf(ctx, sources, lock)).length > 0 ? new Fault('mallCodeShown') : undefined;
  if (item.kind === 'card')
    return (await usedOf(ctx, { ownerGuid: buyer, sources, lock })).length > 0 ? new Fault('mallCardUsed') : undefined;
  if (item.kit_state !== null && item.kit_state !== 'sent') return new Fault('mallSampleReceived');
  return item.sent_at ? new Fault('mallSentAlready') : undefined;
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
  const used = await inUse(ctx, orderId, true);
  const refusal = itemNos.map((no) => used.get(no)).find((fault) => fault !== undefined);
  if (refusal && !force) throw refusal;
  const items = (await itemsToFulfil(ctx, orderId)).filter(({ item_no }) => itemNos.includes(item_no));
  await endBought(ctx, items.filter(({ kind }) => kind === 'service').flatMap(sourcesOf));
  await cancelBought(ctx, items.filter(({ kind }) => kind === 'card').flatMap(sourcesOf));
}
