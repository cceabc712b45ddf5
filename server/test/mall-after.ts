import type { ItemState, MallSource } from '#contract/calls/mall-orders';
import { hasField, type ProductKind } from '#contract/rules/product-kind';
import type { Portal } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import { fulfilOrder } from '../src/modules/mall/fulfilment/fulfil.ts';
import { phoneColumns } from '../src/modules/people/set-phone.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';
import { makeMallOrder, type MallOrder } from './mall.ts';

type Here = { portal: Portal; clock: { now(): Date } };

/** A new person who can be told things by telephone. */
export async function shopperWith(here: Here, phone: string): Promise<Member> {
  const [member] = await makeCrowd(here, 1);
  if (!member) throw new Error('nobody came');
  await givePhone(here, member, phone);
  return member;
}

export async function givePhone(here: Here, { guid }: Member, phone: string): Promise<void> {
  await transact({ portal: here.portal, company: { companyId: CROWD_COMPANY } }, async (ctx) =>
    ctx.db
      .updateTable('person')
      .set(phoneColumns(await ctx.portal.keyring.companyKey(ctx), guid, phone, new Date(0)))
      .where('company_id', '=', CROWD_COMPANY)
      .where('person_guid', '=', guid)
      .execute(),
  );
}

interface Made {
  kind: ProductKind;
  use_kind: 'link' | 'code' | 'booking' | null;
  use_url: string;
  term_months: number | null;
  card_purpose: 'plan' | 'dental' | 'mall' | null;
  card_uses: number | null;
  card_fen: number | null;
}
/** Filled in as far as its kind must be. */
const filledFor = (kind: ProductKind): Partial<Made> => ({
  ...(hasField(kind, 'termMonths') && { term_months: 12 }),
  ...(hasField(kind, 'useKind') && { use_kind: 'code' }),
  ...(hasField(kind, 'cardPurpose') && { card_purpose: 'mall', card_fen: 10_000 }),
});

let products = 700_000;

/** Something to buy, of no company's list: an order may have it all the same. */
export async function makeProduct({ portal, clock }: Here, kind: ProductKind, wish: Partial<Made> = {}) {
  products += 1;
  const { pool } = portal.database;
  await pool.query(
    `INSERT INTO product_category VALUES ('test-goods', 'health', '测试', 'Test', 99) ON CONFLICT DO NOTHING`,
  );
  const said = { use_kind: null, use_url: '', term_months: null, card_purpose: null, card_uses: null, card_fen: null };
  const { use_kind, use_url, term_months, card_purpose, card_uses, card_fen } = {
    ...said,
    ...filledFor(kind),
    ...wish,
  };
  await pool.query(
    `INSERT INTO product (product_id, mall, category, kind, name, name_eng, brief, brief_eng, about, pictures, price_fen,
       term_months, use_kind, use_url, card_purpose, card_uses, card_fen, state, updated_at)
     VALUES ($1, 'health', 'test-goods', $2, $3, $4, '简介', 'Brief', '[]', '[]', 10000, $5, $6, $7, $8, $9, $10, 'published', $11)`,
    [
      ...[products, kind, `商品${products}`, `Product ${products}`, term_months, use_kind, use_url, card_purpose],
      ...[card_uses, card_fen, clock.now()],
    ],
  );
  return products;
}

export interface ItemWish {
  kind: ProductKind;
  product?: Partial<Made>;
  productId?: number;
  count?: number;
  state?: ItemState;
  forGuid?: string;
  unitFen?: number;
  sources?: { source: MallSource; fen: number; points?: number; id?: number }[];
}

interface OrderWish {
  personGuid: string;
  companyId?: number;
  items: ItemWish[];
  addressId?: number;
  lang?: 'zh-cn' | 'en-us';
  /** Paid and what it grants is there; else it waits for money. */
  paid?: boolean;
}

/** An order as the malls place it, its items with the given sources. */
export async function makeBought(
  here: Here,
  { personGuid, companyId = CROWD_COMPANY, items, addressId, lang = 'zh-cn', paid = true }: OrderWish,
): Promise<MallOrder & { companyId: number }> {
  const { portal, clock } = here;
  const { pool } = portal.database;
  const sourcesOf = ({ sources, unitFen = 10_000, count = 1 }: ItemWish) =>
    sources ?? [{ source: 'company' as const, fen: unitFen * count }];
  const all = items.flatMap(sourcesOf);
  const money = all.reduce((sum, { source, fen }) => sum + (source === 'money' ? fen : 0), 0);
  const order = await makeMallOrder(here, { personGuid, companyId, amountFen: money || 1 });
  await pool.query('UPDATE mall_order SET customer_guid = $2, lang = $3, address_id = $4 WHERE order_id = $1', [
    ...[order.orderId, personGuid, lang, addressId ?? null],
  ]);
  for (const [at, item] of items.entries()) {
    const { kind, product, count = 1, unitFen = 10_000, forGuid = null } = item;
    const productId = item.productId ?? (await makeProduct(here, kind, product));
    await pool.query(
      `INSERT INTO mall_order_item (company_id, order_id, item_no, product_id, kind, title, title_eng, picture, count, unit_fen, for_guid)
       SELECT $1, $2, $3, $4, kind, name, name_eng, '', $5, $6, $7 FROM product WHERE product_id = $4`,
      [companyId, order.orderId, at + 1, productId, count, unitFen, forGuid],
    );
    for (const { source, fen, points = null, id = 0 } of sourcesOf(item))
      await pool.query(
        `INSERT INTO mall_order_source (company_id, order_id, item_no, revision, source, source_id, amount_fen, points)
         VALUES ($1, $2, $3, 0, $4, $5, $6, $7)`,
        [companyId, order.orderId, at + 1, source, id, fen, points],
      );
  }
  if (paid) {
    await pool.query(
      'UPDATE mall_order SET status = 20, held_until = NULL, paid_at = $2, amount_fen = $3 WHERE order_id = $1',
      [order.orderId, clock.now(), money],
    );
    await transact({ portal, company: { companyId } }, (ctx) => fulfilOrder(ctx, order.orderId));
  }
  return { ...order, companyId };
}

/** Where an order stands, and its items. */
export async function boughtNow({ portal }: Here, { orderId }: Pick<MallOrder, 'orderId'>) {
  const { pool } = portal.database;
  const order = await pool.query<{ status: number }>('SELECT status FROM mall_order WHERE order_id = $1', [orderId]);
  const items = await pool.query<{ state: ItemState }>(
    'SELECT state FROM mall_order_item WHERE order_id = $1 ORDER BY item_no',
    [orderId],
  );
  const events = await pool.query<{ kind: string }>(
    'SELECT kind FROM mall_order_event WHERE order_id = $1 ORDER BY event_no',
    [orderId],
  );
  return {
    status: order.rows[0]?.status,
    items: items.rows.map(({ state }) => state),
    events: events.rows.map(({ kind }) => kind),
  };
}
