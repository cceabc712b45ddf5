import { sql, type RawBuilder } from 'kysely';
import type { BookingWindow } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { AboutTab, LimitPeriod, ProductKind } from '#contract/mall';
import type { MallKind } from '#contract/mall-payment';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';

/** What a company offers, with how many there are and how many of it the buyer has bought. */
export interface Offer {
  productId: number;
  mall: MallKind;
  category: string;
  categoryName: Bilingual;
  categoryOrder: number;
  kind: ProductKind;
  name: Bilingual;
  brief: Bilingual;
  pictures: string[];
  priceFen: number;
  pointsPrice: number | null;
  termMonths: number | null;
  dental: boolean;
  /** Published and listed. */
  isOffered: boolean;
  role: 'free' | 'paid' | null;
  forWhom: 'self' | 'family';
  maxAge: number | null;
  windows: BookingWindow[];
  classes: number[] | null;
  types: number[] | null;
  vendors: number[] | null;
  limitCount: number | null;
  limitPeriod: LimitPeriod | null;
  badge: 'hot' | 'limited' | null;
  /** Null: it cannot run out. */
  onHand: number | null;
  bought: number;
  /** What `bought` counts in: `ever`, a year or a month. */
  period: string | null;
}

export interface Buying {
  personGuid: string;
  today: string;
}

const words = (table: 'p' | 'c', column: 'name' | 'brief') => sql`jsonb_build_object(
  'zh', ${sql.ref(`${table}.${column}`)}, 'en', ${sql.ref(`${table}.${column}_eng`)})`;

/** The period a limit counts in on a day. */
const periodOn = (today: string): RawBuilder<string> => sql<string>`CASE o.limit_period
  WHEN 'ever' THEN 'ever' WHEN 'year' THEN ${today.slice(0, 4)} WHEN 'month' THEN ${today.slice(0, 7)} END`;

async function offersWhere(
  { db, company }: InCompany,
  { personGuid, today }: Buying,
  which: RawBuilder<unknown>,
): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    SELECT p.product_id AS "productId", p.mall, p.category, ${words('c', 'name')} AS "categoryName",
      c.sort_order AS "categoryOrder", p.kind,
      ${words('p', 'name')} AS name, ${words('p', 'brief')} AS brief, p.pictures,
      coalesce(o.price_fen, p.price_fen) AS "priceFen", coalesce(o.points_price, p.points_price) AS "pointsPrice",
      p.term_months AS "termMonths", p.dental, p.state = 'published' AND o.listed AS "isOffered", o.role,
      o.for_whom AS "forWhom", o.max_age AS "maxAge", o.windows, o.classes, o.types, o.vendors,
      o.limit_count AS "limitCount", o.limit_period AS "limitPeriod", o.badge, s.on_hand AS "onHand",
      coalesce(b.count, 0) AS bought, ${periodOn(today)} AS period
    FROM product_offer o
    JOIN product p ON p.product_id = o.product_id
    JOIN product_category c ON c.category = p.category
    LEFT JOIN product_stock s ON s.company_id = o.company_id AND s.product_id = o.product_id
    LEFT JOIN product_bought b ON b.company_id = o.company_id AND b.product_id = o.product_id
      AND b.person_guid = ${personGuid} AND b.period = ${periodOn(today)}
    WHERE o.company_id = ${company.companyId} AND ${which}
    ORDER BY array_position(ARRAY['free', 'paid'], o.role), o.sort_order, c.sort_order, p.product_id`.execute(db);
  return rows;
}

/** Everything a mall of the company shows. */
export const listedOffers = (ctx: InCompany, buying: Buying, mall: MallKind): Promise<Offer[]> =>
  offersWhere(ctx, buying, sql`p.mall = ${mall} AND p.state = 'published' AND o.listed`);

/** The company's offers of these products, those that are withdrawn too; what it never offered is not among them. */
export async function offersOf(ctx: InCompany, buying: Buying, ids: number[]): Promise<Map<number, Offer>> {
  const rows = await offersWhere(ctx, buying, sql`o.product_id = ANY(${ids}::int[])`);
  return new Map(rows.map((offer) => [offer.productId, offer]));
}

export async function aboutOf({ db }: InCompany, productId: number): Promise<AboutTab[]> {
  const row = await db.selectFrom('product').select('about').where('product_id', '=', productId).executeTakeFirst();
  return row?.about ?? [];
}

export const buyingNow = (ctx: { session: { personGuid: string }; now(): Date }): Buying => ({
  personGuid: ctx.session.personGuid,
  today: dayInShanghai(ctx.now()),
});
