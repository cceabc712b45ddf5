import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { BookingWindow } from '#contract/company-config';
import type { MallKind } from '#contract/mall-payment';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { mallOrderNumber, orderIdOf } from '#contract/rules/order-number';
import type { Schema } from '../src/db/schema.ts';
import { MINUTE } from './clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';

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
}

/** An order of a mall that waits to be paid, as the malls will put it there. */
export async function makeMallOrder(
  { portal, clock }: Stage,
  { personGuid, companyId = CROWD_COMPANY, mall = 'health', amountFen = 199_00 }: Wish,
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
    ...(kind === 'service' && { use_kind: 'link', use_url: '/web/home', term_months: 12 }),
    ...(kind === 'card' && { card_purpose: 'dental', card_uses: 1, term_months: 12 }),
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

/** Somebody of the crowd with an address, ready to buy. */
export interface Shopper extends Member {
  addressId: number;
}

export async function makeShoppers(stage: Stage, count: number): Promise<Shopper[]> {
  const members = await makeCrowd(stage, count);
  const { rows } = await stage.portal.database.pool.query<{ id: number; guid: string }>(
    `INSERT INTO address (company_id, address_id, person_guid, recipient, phone, district, detail, is_default)
     SELECT $1, nextval('address_number'), guid, '', '', '上海市', '', true FROM unnest($2::uuid[]) AS made(guid)
     RETURNING address_id AS id, person_guid AS guid`,
    [CROWD_COMPANY, members.map(({ guid }) => guid)],
  );
  const ids = new Map(rows.map(({ id, guid }) => [guid, id]));
  return members.map((member) => ({ ...member, addressId: ids.get(member.guid) ?? 0 }));
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

/** Everything an order is paid with, as `item source amount/points`, a dash behind what was given back. */
export async function sourcesOf({ portal }: Stage, orderNo: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ line: string }>(
    `SELECT item_no || ' ' || source || ' ' || amount_fen || coalesce('/' || points, '') ||
       CASE WHEN given_back_at IS NULL THEN '' ELSE ' -' END AS line
     FROM mall_order_source WHERE order_id = $1 ORDER BY revision, item_no, source`,
    [orderIdOf(orderNo)],
  );
  return rows.map(({ line }) => line);
}
