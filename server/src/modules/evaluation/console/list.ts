import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsEvaluationRow, opsEvaluations } from '#contract/ops/evaluations';
import { MOST_STARS } from '#contract/calls/evaluation';
import { orderNumber } from '#contract/rules/order-number';
import type { OperatorCtx, Portal, Tx } from '../../../ctx.ts';
import { companyKeys } from '../../../db/company-keys.ts';
import { asConsole } from '../../../db/transact.ts';
import { isEnough } from '../../../floor.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { OPTIONS } from '../options.ts';
import { wordsSealContext } from '../save-evaluation.ts';

type Asked = Input<typeof opsEvaluations.OpsEvaluations>;

interface Row {
  company_id: number;
  order_id: number;
  stars: number;
  tag_ids: number[];
  said: Buffer | null;
  created_at: Date;
  ordered_at: Date;
  center_name: string;
  center_name_eng: string;
}

/** People's words about their check-ups, of all companies, the newest first. */
export async function listEvaluations(
  ctx: OperatorCtx,
  asked: Asked,
): Promise<Reply<typeof opsEvaluations.OpsEvaluations>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: 'evaluation.list', companyId: asked.companyId, by: 'none' });
  const companies = await allCompanies(portal);
  const { rows, byStars } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, asked),
    byStars: await starCounts(db, asked),
  }));
  const counted = [...byStars.values()].reduce((sum, count) => sum + count, 0);
  const summed = [...byStars].reduce((sum, [stars, count]) => sum + stars * count, 0);
  const counts = Array.from({ length: MOST_STARS }, (_, at) => [at + 1, byStars.get(at + 1) ?? 0] as const);
  return {
    rows: await present(portal, rows, namesOf(companies)),
    total: asked.stars === 0 ? counted : (byStars.get(asked.stars) ?? 0),
    averageStars: !isEnough(counted) ? null : Math.round((summed / counted) * 100) / 100,
    counts: { all: counted, ...Object.fromEntries(counts) },
  };
}

const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

/** All conditions but the stars. */
const narrowed = ({ companyId, withWords, from, to }: Asked): RawBuilder<boolean> => sql<boolean>`true
  ${companyId === undefined ? sql`` : sql`AND e.company_id = ${companyId}`}
  ${withWords ? sql`AND e.said IS NOT NULL` : sql``}
  ${from === undefined ? sql`` : sql`AND e.created_at >= ${startOf(from)}`}
  ${to === undefined ? sql`` : sql`AND e.created_at < ${startOf(to)} + interval '1 day'`}`;

async function pageOf(db: Tx, asked: Asked): Promise<Row[]> {
  const { stars, pageIndex, pageSize } = asked;
  const { rows } = await sql<Row>`
    SELECT e.company_id, e.order_id, e.stars, e.tag_ids, e.said, e.created_at, o.created_at AS ordered_at,
      c.name AS center_name, c.name_eng AS center_name_eng
    FROM evaluation e
    JOIN exam_order o ON o.company_id = e.company_id AND o.order_id = e.order_id
    JOIN center c ON c.center_id = e.center_id
    WHERE ${narrowed(asked)} AND (${stars} = 0 OR e.stars = ${stars})
    ORDER BY e.created_at DESC, e.order_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
  return rows;
}

async function starCounts(db: Tx, asked: Asked): Promise<Map<number, number>> {
  const { rows } = await sql<{ stars: number; count: number }>`
    SELECT e.stars, count(*)::int AS count FROM evaluation e WHERE ${narrowed(asked)} GROUP BY e.stars`.execute(db);
  return new Map(rows.map(({ stars, count }) => [stars, count]));
}

async function present(portal: Portal, rows: Row[], nameOf: NameOfCompany): Promise<OpsEvaluationRow[]> {
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNo: orderNumber(row.order_id, row.ordered_at),
    company: nameOf(row.company_id),
    center: { zh: row.center_name, en: row.center_name_eng },
    stars: row.stars,
    tags: row.tag_ids.flatMap((id) => OPTIONS.find((option) => option.id === id)?.name ?? []),
    words: row.said ? (keys.get(row.company_id)?.unseal(wordsSealContext(row.order_id), row.said) ?? '') : '',
    createdAt: row.created_at.toISOString(),
  }));
}
