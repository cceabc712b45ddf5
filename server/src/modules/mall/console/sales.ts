import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallOrders } from '#contract/ops/mall-orders';
import { dayInShanghai } from '#contract/rules/day';
import type { OperatorCtx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { allCompanies, namesOf } from '../../company/index.ts';

const MOST_MONTHS = 36;

interface Sold {
  company_id: number;
  month: string;
  orders: number;
  items: number;
  money_fen: number;
  points: number;
  points_fen: number;
  gifts_fen: number;
  cards_fen: number;
  company_fen: number;
  back_fen: number;
}

/** The sales of the malls, by company and month, with their sources; about no person, so it is not audited. */
export async function mallSales(
  { portal, now }: OperatorCtx,
  { companyId, mall, ...asked }: Input<typeof opsMallOrders.OpsMallSales>,
): Promise<Reply<typeof opsMallOrders.OpsMallSales>> {
  const to = asked.to ?? dayInShanghai(now()).slice(0, 7);
  const from = asked.from ?? monthsBefore(to, 11);
  if (from > to || from < monthsBefore(to, MOST_MONTHS - 1)) throw new Fault('badInput', { field: 'from' });
  const companies = await allCompanies(portal);
  const companyIds = companies
    .map((each) => each.companyId)
    .filter((id) => companyId === undefined || id === companyId);
  const rows = await asConsole(portal.database, async (db) => {
    const narrowed = mall === 'all' ? sql`` : sql`AND o.mall = ${mall}`;
    const left = sql`s.given_back_at IS NULL`;
    const { rows: sold } = await sql<Sold>`
      WITH paid AS (
        SELECT o.company_id, o.order_id, o.paid_at,
          to_char(o.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month,
          (SELECT coalesce(sum(i.count), 0) FROM mall_order_item i
           WHERE i.company_id = o.company_id AND i.order_id = o.order_id AND i.state <> 'refunded') AS items
        FROM mall_order o
        WHERE o.company_id = ANY(${companyIds}::int[]) ${narrowed}
          AND o.paid_at >= ${startOf(from)} AND o.paid_at < ${startOf(monthsBefore(to, -1))}),
      spent AS (
        SELECT s.company_id, s.order_id,
          sum(s.amount_fen) FILTER (WHERE ${left} AND s.source = 'money') AS money,
          sum(s.points) FILTER (WHERE ${left}) AS points,
          sum(s.amount_fen) FILTER (WHERE ${left} AND s.source = 'points') AS points_fen,
          sum(s.amount_fen) FILTER (WHERE ${left} AND s.source = 'gift') AS gifts,
          sum(s.amount_fen) FILTER (WHERE ${left} AND s.source = 'card') AS cards,
          sum(s.amount_fen) FILTER (WHERE ${left} AND s.source = 'company') AS company,
          sum(s.amount_fen) FILTER (WHERE s.given_back_at >= p.paid_at AND s.source <> 'points') AS back
        FROM paid p JOIN mall_order_source s ON s.company_id = p.company_id AND s.order_id = p.order_id
        GROUP BY s.company_id, s.order_id)
      SELECT p.company_id, p.month, (count(*) FILTER (WHERE p.items > 0))::int AS orders, sum(p.items)::int AS items,
        coalesce(sum(s.money), 0)::bigint AS money_fen, coalesce(sum(s.points), 0)::bigint AS points,
        coalesce(sum(s.points_fen), 0)::bigint AS points_fen, coalesce(sum(s.gifts), 0)::bigint AS gifts_fen,
        coalesce(sum(s.cards), 0)::bigint AS cards_fen, coalesce(sum(s.company), 0)::bigint AS company_fen,
        coalesce(sum(s.back), 0)::bigint AS back_fen
      FROM paid p LEFT JOIN spent s ON s.company_id = p.company_id AND s.order_id = p.order_id
      GROUP BY p.company_id, p.month ORDER BY p.month DESC, p.company_id`.execute(db);
    return sold;
  });
  const nameOf = namesOf(companies);
  return {
    from,
    to,
    rows: rows.map((row) => ({
      company: nameOf(row.company_id),
      month: row.month,
      orders: row.orders,
      items: row.items,
      moneyFen: row.money_fen,
      points: row.points,
      pointsFen: row.points_fen,
      giftsFen: row.gifts_fen,
      cardsFen: row.cards_fen,
      companyFen: row.company_fen,
      backFen: row.back_fen,
    })),
  };
}

const startOf = (month: string) => sql`(${`${month}-01`}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

/** `2026-02`, 3 → `2025-11`. */
function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}
