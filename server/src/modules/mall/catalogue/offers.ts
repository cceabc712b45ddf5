import { sql } from 'kysely';
import type { BookingWindow } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { AboutTab, LimitPeriod, ShownClinic } from '#contract/calls/mall';
import type { ProductKind } from '#contract/rules/product-kind';
import type { MallKind } from '#contract/calls/mall-payment';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../../ctx.ts';
import { shownClinics } from './clinics.ts';

/** A company's offer, with how many there are: the same for all its people. */
export interface ShelfOffer {
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
}

/** The same for one buyer, with how many of it they have bought. */
export interface Offer extends ShelfOffer {
  bought: number;
  /** The period `bought` counts in: `ever`, a year or a month. */
  period: string | null;
}

export interface Buying {
  personGuid: string;
  today: string;
}

const words = (table: 'p' | 'c', column: 'name' | 'brief') => sql`jsonb_build_object(
  'zh', ${sql.ref(`${table}.${column}`)}, 'en', ${sql.ref(`${table}.${column}_eng`)})`;

const COLUMNS = sql`p.product_id AS "productId", p.mall, p.category, ${words('c', 'name')} AS "categoryName",
  c.sort_order AS "categoryOrder", p.kind, ${words('p', 'name')} AS name, ${words('p', 'brief')} AS brief, p.pictures,
  coalesce(o.price_fen, p.price_fen) AS "priceFen", coalesce(o.points_price, p.points_price) AS "pointsPrice",
  p.term_months AS "termMonths", p.dental, p.state = 'published' AND o.listed AS "isOffered", o.role,
  o.for_whom AS "forWhom", o.max_age AS "maxAge", o.windows, o.classes, o.types, o.vendors,
  o.limit_count AS "limitCount", o.limit_period AS "limitPeriod", o.badge, s.on_hand AS "onHand"`;

const FROM = sql`FROM product_offer o
  JOIN product p ON p.product_id = o.product_id
  JOIN product_category c ON c.category = p.category
  LEFT JOIN product_stock s ON s.company_id = o.company_id AND s.product_id = o.product_id AND s.counted`;

/** Everything a mall of the company shows. */
export async function listedOffers({ db, company }: InCompany, mall: MallKind): Promise<ShelfOffer[]> {
  const { rows } = await sql<ShelfOffer>`SELECT ${COLUMNS} ${FROM}
    WHERE o.company_id = ${company.companyId} AND p.mall = ${mall} AND p.state = 'published' AND o.listed
    ORDER BY array_position(ARRAY['free', 'paid'], o.role), o.sort_order, c.sort_order, p.product_id`.execute(db);
  return rows;
}

/** The shelf for one buyer: how many they have bought of limited offers, in the periods that count on this day. */
export async function boughtOf(
  { db, company }: InCompany,
  { personGuid, today }: Buying,
  shelf: ShelfOffer[],
): Promise<Offer[]> {
  const limited = shelf.flatMap(({ productId, limitPeriod }) => (limitPeriod ? productId : []));
  const { rows } =
    limited.length === 0
      ? { rows: [] }
      : await sql<{ productId: number; period: string; count: number }>`
          SELECT product_id AS "productId", period, count FROM product_bought
          WHERE company_id = ${company.companyId} AND product_id = ANY(${limited}::int[])
            AND person_guid = ${personGuid}`.execute(db);
  return shelf.map((offer) => {
    const period = offer.limitPeriod && PERIODS[offer.limitPeriod](today);
    const own = rows.find((row) => row.productId === offer.productId && row.period === period);
    return { ...offer, period, bought: own?.count ?? 0 };
  });
}

/** The period a limit counts in on a day. */
const PERIODS: Record<LimitPeriod, (today: string) => string> = {
  ever: () => 'ever',
  year: (today) => today.slice(0, 4),
  month: (today) => today.slice(0, 7),
};

/** The company's offers of these products, those that are withdrawn too; what it never offered is not among them. */
export async function offersOf(ctx: InCompany, buying: Buying, ids: number[]): Promise<Map<number, Offer>> {
  const { rows } = await sql<Omit<Offer, 'period'>>`
    SELECT ${COLUMNS}, coalesce(b.count, 0) AS bought ${FROM}
    LEFT JOIN product_bought b ON b.company_id = o.company_id AND b.product_id = o.product_id
      AND b.person_guid = ${buying.personGuid} AND b.period = CASE o.limit_period
        WHEN 'ever' THEN 'ever' WHEN 'year' THEN ${PERIODS.year(buying.today)} WHEN 'month' THEN ${PERIODS.month(buying.today)} END
    WHERE o.company_id = ${ctx.company.companyId} AND o.product_id = ANY(${ids}::int[])`.execute(ctx.db);
  return new Map(
    rows.map((row) => [row.productId, { ...row, period: row.limitPeriod && PERIODS[row.limitPeriod](buying.today) }]),
  );
}

/** The part only a product's own page shows. */
export async function describedAs(
  ctx: InCompany,
  productId: number,
): Promise<{ about: AboutTab[]; clinics: ShownClinic[] }> {
  const { about, clinics } = await ctx.db
    .selectFrom('product')
    .select(['about', 'clinics'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { about, clinics: await shownClinics(ctx, clinics) };
}

export const buyingNow = (ctx: { session: { personGuid: string }; now(): Date }): Buying => ({
  personGuid: ctx.session.personGuid,
  today: dayInShanghai(ctx.now()),
});
