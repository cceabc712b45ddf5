import { sql } from 'kysely';
import type { MallKind } from '#contract/calls/mall-payment';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';

export interface Asked {
  customerGuid: string;
  mall: MallKind;
  /** 0: all. */
  status: number;
  year: number | undefined;
  /** Only orders with this product. */
  productId: number | undefined;
  pageIndex: number;
  pageSize: number;
}

const YEAR = sql<number>`extract(year FROM o.created_at AT TIME ZONE 'Asia/Shanghai')::int`;

/** The caller's orders in a mall; named by a relative, only purchases in that relative's name. */
const found = ({ company, session }: EmployeeCtx, { customerGuid, mall, productId }: Asked) => sql`
  FROM mall_order o WHERE o.company_id = ${company.companyId} AND o.person_guid = ${session.personGuid} AND o.mall = ${mall}
    ${customerGuid.toLowerCase() === session.personGuid ? sql`` : sql`AND o.customer_guid = ${customerGuid}`}
    ${
      productId === undefined
        ? sql``
        : sql`AND EXISTS (SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id
      AND i.order_id = o.order_id AND i.product_id = ${productId})`
    }`;

const inYear = (year: number | undefined) => (year === undefined ? sql`` : sql`AND ${YEAR} = ${year}`);

/** A page of them, the newest first. */
export async function orderRows(ctx: InTx<EmployeeCtx>, asked: Asked): Promise<MallOrderRow[]> {
  const { status, year, pageIndex, pageSize } = asked;
  const { rows } = await sql<MallOrderRow>`SELECT o.* ${found(ctx, asked)} ${inYear(year)}
    ${status === 0 ? sql`` : sql`AND o.status = ${status}`}
    ORDER BY o.created_at DESC, o.order_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(ctx.db);
  return rows;
}

export interface Counts {
  /** By status, 0 for all. */
  counts: Record<string, number>;
  /** Those there are orders of, this year in any case; the newest first. */
  years: number[];
}

export async function orderCounts(ctx: InTx<EmployeeCtx>, asked: Asked): Promise<Counts> {
  const { rows } = await sql<{ status: number; year: number; count: number }>`
    SELECT o.status, ${YEAR} AS year, count(*)::int AS count ${found(ctx, asked)} GROUP BY 1, 2`.execute(ctx.db);
  const counts: Record<string, number> = { 0: 0, 10: 0, 20: 0, 30: 0, 40: 0 };
  for (const { status, year, count } of rows) {
    if (asked.year !== undefined && asked.year !== year) continue;
    counts[status] = (counts[status] ?? 0) + count;
    counts[0] = (counts[0] ?? 0) + count;
  }
  const thisYear = Number(dayInShanghai(ctx.now()).slice(0, 4));
  const years = [...new Set([thisYear, ...rows.map(({ year }) => year)])].toSorted((a, b) => b - a);
  return { counts, years };
}
