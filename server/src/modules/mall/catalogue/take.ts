import type { Bilingual } from '#contract/language';
import type { MallKind } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../../ctx.ts';
import { takeCardMoney, takeCardUse } from '../../cards/index.ts';
import { spendPoints } from '../../points/index.ts';
import { takeGift } from './gifts.ts';
import { countBought } from './limits.ts';
import type { Part } from '../paying/pay-items.ts';
import type { MallOrderRow } from './queries.ts';
import { takeStock } from './stock.ts';

/** An order as far as something is taken for it. */
export type TakenFor = Pick<MallOrderRow, 'order_id' | 'created_at' | 'person_guid' | 'mall' | 'revision'>;

export interface TakenItem {
  itemNo: number;
  productId: number;
  count: number;
  title: Bilingual;
  /** Which of the buyer's limits it counts against, and how many that allows. */
  limit: { period: string; count: number } | undefined;
}

/**
 * Takes goods and counts them against limits. Taking and giving back follow one order, so that transactions do not wait
 * in a circle: stock by product, limits by product, gifts, cards and points.
 */
export async function takeGoods(
  ctx: InCompany,
  { order_id, person_guid }: TakenFor,
  items: TakenItem[],
): Promise<void> {
  const inOrder = items.toSorted((a, b) => a.productId - b.productId || a.itemNo - b.itemNo);
  for (const { productId, count } of inOrder) await takeStock(ctx, { productId, count, orderId: order_id });
  for (const { productId, count, limit } of inOrder) {
    if (!limit) continue;
    await countBought(ctx, { productId, personGuid: person_guid, count, period: limit.period, limit: limit.count });
  }
}

const TURN = { company: 0, money: 0, gift: 1, card: 2, points: 3 } as const;

/** Takes each item's sources and writes them down; refuses a source that is gone. */
export async function takeParts(ctx: InCompany, order: TakenFor, parts: Part[], items: TakenItem[]): Promise<void> {
  const inOrder = parts.toSorted(
    (a, b) => TURN[a.source] - TURN[b.source] || a.sourceId - b.sourceId || a.itemNo - b.itemNo,
  );
  const rows = [];
  for (const part of inOrder) {
    const entries = await takePart(ctx, order, part, items);
    rows.push({
      ...{
        company_id: ctx.company.companyId,
        order_id: order.order_id,
        item_no: part.itemNo,
        revision: order.revision,
      },
      ...{ source: part.source, source_id: part.sourceId, entries, amount_fen: part.fen },
      ...{ points: part.points > 0 ? part.points : null, given_back_at: null },
    });
  }
  if (rows.length > 0) await ctx.db.insertInto('mall_order_source').values(rows).execute();
}

/** The uses of a card that it was; nothing of others. */
async function takePart(ctx: InCompany, order: TakenFor, part: Part, items: TakenItem[]): Promise<number[] | null> {
  const { source, sourceId, fen, itemNo, uses } = part;
  const personGuid = order.person_guid;
  if (source === 'gift') await takeGift(ctx, { giftId: sourceId, personGuid, fen });
  if (source === 'points') {
    const title = items.find((item) => item.itemNo === itemNo)?.title ?? { zh: '', en: '' };
    const spend = { ...pointsSpend(order, itemNo), personGuid, points: part.points, title: titleOf(title) };
    if (!(await spendPoints(ctx, spend))) throw new Error(`${spend.reference} was paid for before`);
  }
  if (source !== 'card') return null;
  const use = { subject: 'mall' as const, id: order.order_id, cardId: sourceId, ownerGuid: personGuid };
  if (uses === 0) return [await takeCardMoney(ctx, { ...use, fen })];
  const entries = [];
  for (let taken = 0; taken < uses; taken += 1) entries.push(await takeCardUse(ctx, use));
  return entries;
}

const titleOf = ({ zh, en }: Bilingual): Bilingual => ({ zh: `兑换 ${zh}`, en });

const SPEND_KIND = { health: 'healthMall', service: 'serviceMall' } as const satisfies Record<MallKind, string>;

/** Each item's points by themselves, so that one can be given back alone; people read what stands before the hyphen. */
export const pointsSpend = ({ mall, order_id, created_at, revision }: TakenFor, itemNo: number) => ({
  kind: SPEND_KIND[mall],
  reference: `${mallOrderNumber(order_id, created_at)}-${itemNo}.${revision}`,
});
