import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type pg from 'pg';
import type { BookingWindow } from '#contract/company-config';
import type { MallKind } from '#contract/calls/mall-payment';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { mallOrderNumber, orderIdOf } from '#contract/rules/order-number';
import { hasField } from '#contract/rules/product-kind';
import type { Schema } from '../src/db/tables.ts';
import { transact } from '../src/db/transact.ts';
import { addressColumns } from '../src/modules/people/addresses/whole-address.ts';
import { makeCard } from './cards.ts';
import { MINUTE } from './clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';
import type { TestPortal } from './portal.ts';

export interface MallOrder {
  orderId: number;
  orderGuid: string;
  orderNo: string;
}

export interface Stage {
  portal: { database: { pool: pg.Pool } };
  clock: { now(): Date };
}

interface Wish {
  personGuid: string;
  companyId?: number;
  mall?: MallKind;
  amountFen?: number;
  /** Its product; absent: it has no items, as orders from before there were any. */
  productId?: number;
}

/** An order of a mall that waits to be paid, as the malls will put it there. */
export async function makeMallOrder(
  { portal, clock }: Stage,
  { personGuid, companyId = CROWD_COMPANY, mall = 'health', amountFen = 199_00, productId }: Wish,
): Promise<MallOrder> {
  const [orderGuid, now] = [randomUUID(), clock.now()];
  const { rows } = await portal.database.pool.query<{ id: number }>(
    `INSERT INTO mall_order (company_id, order_id, order_guid, person_guid, mall, title, title_eng, amount_fen, status,
       held_until, created_at)
     VALUES ($1, nextval('mall_order_number'), $2, $3, $4, '洁牙卡', 'Dental cleaning card', $5, 10, $6, $7)
     RETURNING order_id AS id`,
    [companyId, orderGuid, personGuid, mall, amountFen, new Date(now.getTime() + 30 * MINUTE), now],
  );
  const orderId = Number(rows[0]?.id);
  if (productId !== undefined) {
    const key = { company_id: companyId, order_id: orderId, item_no: 1 };
    const named = { kind: 'service', title: '洁牙卡', title_eng: 'Dental cleaning card', picture: '' };
    const { pool } = portal.database;
    await insert(pool, 'mall_order_item', { ...key, ...named, product_id: productId, count: 1, unit_fen: amountFen });
    await insert(pool, 'mall_order_source', { ...key, revision: 0, source: 'money', amount_fen: amountFen });
  }
  return { orderId, orderGuid, orderNo: mallOrderNumber(orderId, now) };
}

let lastProduct = 500_000;

type ProductRow = Schema['product'];
export type ProductWish = Partial<Omit<Insertable<ProductRow>, 'about' | 'pictures'>>;
export type OfferWish = Partial<Omit<Insertable<Schema['product_offer']>, 'windows'>> & {
  windows?: BookingWindow[];
  /** Absent: it cannot run out. */
  stock?: number;
};

/** Something to sell, in a category of the tests' own; `companyId` offers it as `offer` says. Answers with its id. */
export async function makeProduct(
  stage: Stage,
  { companyId = CROWD_COMPANY, offer = {}, ...wish }: ProductWish & { companyId?: number; offer?: OfferWish } = {},
): Promise<number> {
  const { pool } = stage.portal.database;
  lastProduct += 1;
  const id = wish.product_id ?? lastProduct;
  const [mall, kind] = [wish.mall ?? 'health', wish.kind ?? 'delivered'];
  await pool.query(`INSERT INTO product_category VALUES ($1, $2, '测试', 'Test', 99) ON CONFLICT DO NOTHING`, [
    `test-${mall}`,
    mall,
  ]);
  await insert(pool, 'product', {
    ...{ product_id: id, mall, category: `test-${mall}`, kind, name: `商品 ${id}`, name_eng: `Product ${id}` },
    ...{ brief: '简介', brief_eng: 'In short', about: '[]', pictures: '["/v2/art/box.svg"]', price_fen: 100_00 },
    ...(hasField(kind, 'termMonths') && { term_months: 12 }),
    ...(hasField(kind, 'useKind') && { use_kind: 'link', use_url: '/web/home' }),
    ...(hasField(kind, 'cardPurpose') && { card_purpose: 'dental', card_uses: 1 }),
    ...{ state: 'published', updated_at: stage.clock.now() },
    ...wish,
  });
  await makeOffer(stage, id, { company_id: companyId, ...offer });
  return id;
}

export async function makeOffer(
  { portal, clock }: Stage,
  productId: number,
  { stock, windows = [], ...wish }: OfferWish = {},
): Promise<void> {
  const { pool } = portal.database;
  const key = { company_id: wish.company_id ?? CROWD_COMPANY, product_id: productId };
  await insert(pool, 'product_offer', { ...key, windows: JSON.stringify(windows), ...wish });
  if (stock === undefined) return;
  await insert(pool, 'product_stock', { ...key, on_hand: stock });
  if (stock > 0)
    await insert(pool, 'stock_move', {
      ...key,
      move_no: 1,
      kind: 'received',
      change: stock,
      on_hand: stock,
      at: clock.now(),
    });
}

/** Money of the company's for the malls; answers with the gift's id. */
export async function makeGift(
  { portal, clock }: Stage,
  personGuid: string,
  {
    companyId = CROWD_COMPANY,
    amountFen = 100_00,
    days = 30,
  }: { companyId?: number; amountFen?: number; days?: number } = {},
): Promise<number> {
  const today = dayInShanghai(clock.now());
  const { rows } = await portal.database.pool.query<{ id: string }>(`SELECT nextval('mall_gift_number') AS id`);
  const id = Number(rows[0]?.id);
  await insert(portal.database.pool, 'mall_gift', {
    ...{ company_id: companyId, gift_id: id, person_guid: personGuid, name: '健康礼金', name_eng: 'Health gift' },
    ...{ amount_fen: amountFen, left_fen: amountFen, valid_from: today, expires_on: addDays(today, days) },
    ...{ reference: randomUUID(), given_at: clock.now() },
  });
  return id;
}

/** The row as it stands; everything that tests put there goes past the portal's own ways. */
function insert(pool: pg.Pool, table: string, row: object) {
  const columns = Object.keys(row);
  const marks = columns.map((_, at) => `$${at + 1}`);
  return pool.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks.join(', ')})`, Object.values(row));
}

/** A person of the crowd with an address, ready to buy. */
export interface Shopper extends Member {
  addressId: number;
}

export async function makeShoppers(portal: TestPortal, count: number): Promise<Shopper[]> {
  const members = await makeCrowd(portal, count);
  const said = { recipient: '群众', phone: '13800000000', district: '上海市', detail: '示例路 1 号' };
  return transact({ portal: portal.portal, company: { companyId: CROWD_COMPANY } }, async (ctx) => {
    const { rows } = await sql<{ id: number }>`
      SELECT nextval('address_number')::int AS id FROM generate_series(1, ${count})`.execute(ctx.db);
    const shoppers = members.map((member, at) => ({ ...member, addressId: rows[at]?.id ?? 0 }));
    const values = [];
    for (const { guid, addressId } of shoppers)
      values.push({
        ...{ company_id: CROWD_COMPANY, address_id: addressId, person_guid: guid, is_default: true, retired_at: null },
        ...(await addressColumns(ctx, addressId, said)),
      });
    await ctx.db.insertInto('address').values(values).execute();
    return shoppers;
  });
}

/** How many there are; undefined where it cannot run out. */
export async function onHand({ portal }: Stage, productId: number): Promise<number | undefined> {
  const { rows } = await portal.database.pool.query<{ on_hand: number }>(
    'SELECT on_hand FROM product_stock WHERE product_id = $1',
    [productId],
  );
  return rows[0]?.on_hand;
}

export async function giftLeft({ portal }: Stage, giftId: number): Promise<number | undefined> {
  const { rows } = await portal.database.pool.query<{ left: number }>(
    'SELECT left_fen AS left FROM mall_gift WHERE gift_id = $1',
    [giftId],
  );
  return rows[0]?.left;
}

/** The sources of an order, as `item source amount/points`, a dash behind those given back. */
export async function sourcesOf({ portal }: Stage, orderNo: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ line: string }>(
    `SELECT item_no || ' ' || source || ' ' || amount_fen || coalesce('/' || points, '') ||
       CASE WHEN given_back_at IS NULL THEN '' ELSE ' -' END AS line
     FROM mall_order_source WHERE order_id = $1 ORDER BY revision, item_no, source`,
    [orderIdOf(orderNo)],
  );
  return rows.map(({ line }) => line);
}

/** The provider's number of the last payment of an order. */
export async function mallTradeOf({ portal }: Stage, orderNo: string): Promise<string> {
  const { rows } = await portal.database.pool.query<{ no: string }>(
    `SELECT out_trade_no AS no FROM payment WHERE subject = 'mall' AND subject_id = $1 ORDER BY payment_id DESC LIMIT 1`,
    [orderIdOf(orderNo)],
  );
  return rows[0]?.no ?? '';
}

/** The refunds of the money, as `why amount state`. */
export async function mallRefundsOf({ portal }: Stage, orderNo: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ line: string }>(
    `SELECT r.why || ' ' || r.amount_fen || ' ' || r.state AS line FROM refund r JOIN payment p USING (company_id, payment_id)
     WHERE p.subject = 'mall' AND p.subject_id = $1 ORDER BY r.refund_id`,
    [orderIdOf(orderNo)],
  );
  return rows.map(({ line }) => line);
}

export async function mallOrderNow({ portal }: Stage, orderNo: string) {
  const { rows } = await portal.database.pool.query<{ status: number; closed_as: string | null; amount_fen: number }>(
    'SELECT status, closed_as, amount_fen FROM mall_order WHERE order_id = $1',
    [orderIdOf(orderNo)],
  );
  return rows[0];
}

/** A card of the malls with money on it. */
export const makeMoneyCard = (stage: CardStage, owner_guid: string, fen: number, days = 60) =>
  makeCard(stage, CROWD_COMPANY, {
    ...{ owner_guid, purpose: 'mall', value_fen: fen, left_fen: fen },
    valid_to: addDays(dayInShanghai(stage.portal.clock()), days),
  });
type CardStage = Parameters<typeof makeCard>[0];

export async function cardLeft({ portal }: Stage, cardId: number) {
  const { rows } = await portal.database.pool.query<{ left: number | null; uses: number; state: number }>(
    'SELECT left_fen AS left, uses_left AS uses, state FROM card WHERE card_id = $1',
    [cardId],
  );
  return rows[0];
}
