import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsReimbursement as contract } from '#contract/ops/reimbursement';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { recordByOperator } from '../../audit/index.ts';
import { allCompanies, enterCompany, namesOf } from '../../company/index.ts';
import { openClaimedFile } from '../../files/index.ts';
import { resultClaim } from '../../tasks/index.ts';

type Asked = Input<typeof contract.OpsClaimBatches>;

interface BatchRow {
  company_id: number;
  batch_id: number;
  claims: number;
  sum_fen: number;
  made_by_name: string;
  made_at: Date;
  paid_by_name: string;
  paid_at: Date | null;
  ready: boolean;
  is_making: boolean;
}

/** Which companies have something to pay, and the batches that were made, the newest first. */
export async function listBatches(ctx: OperatorCtx, asked: Asked): Promise<Reply<typeof contract.OpsClaimBatches>> {
  const nameOf = namesOf(await allCompanies(ctx.portal));
  const { waiting, rows, total } = await asConsole(ctx.portal.database, async (db) => ({
    waiting: await toPay(db, asked),
    rows: await batchPage(db, asked),
    total: await batchCount(db, asked),
  }));
  return {
    waiting: waiting.map(({ company_id, claims, sum_fen }) => ({
      company: nameOf(company_id),
      claims,
      sumFen: sum_fen,
    })),
    rows: rows.map((row) => ({
      batchId: row.batch_id,
      company: nameOf(row.company_id),
      claims: row.claims,
      sumFen: row.sum_fen,
      madeBy: row.made_by_name,
      madeAt: row.made_at.toISOString(),
      paidBy: row.paid_by_name,
      paidAt: row.paid_at?.toISOString() ?? null,
      ready: row.ready,
      isMaking: row.is_making,
    })),
    total,
  };
}

const ofCompany = ({ companyId }: Asked) => (companyId === undefined ? sql`true` : sql`company_id = ${companyId}`);

async function toPay(db: Tx, asked: Asked) {
  const { rows } = await sql<{ company_id: number; claims: number; sum_fen: number }>`
    SELECT company_id, count(*)::int AS claims, sum(approved_fen)::bigint AS sum_fen FROM claim
    WHERE state = 'approved' AND ${ofCompany(asked)} GROUP BY company_id ORDER BY company_id`.execute(db);
  return rows;
}

async function batchPage(db: Tx, asked: Asked): Promise<BatchRow[]> {
  const { pageIndex, pageSize } = asked;
  const { rows } = await sql<BatchRow>`
    SELECT b.*, coalesce(t.result_file IS NOT NULL, false) AS ready,
      coalesce(t.state IN ('waiting', 'running'), false) AS is_making
    FROM (SELECT * FROM claim_batch WHERE ${ofCompany(asked)}
      ORDER BY made_at DESC, batch_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}) b
    LEFT JOIN task t ON t.company_id = b.company_id AND t.task_id = b.task_id
    ORDER BY b.made_at DESC, b.batch_id DESC`.execute(db);
  return rows;
}

async function batchCount(db: Tx, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM claim_batch WHERE ${ofCompany(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The bank's file holds account numbers whole: who fetched it, and when, is audited. */
export async function openBatchFile(
  ctx: OperatorCtx,
  { companyId, batchId }: Input<typeof contract.OpsClaimBatchFile>,
): Promise<Download> {
  const entered = await enterCompany(ctx, companyId);
  const { taskId, fileId } = await transact(entered, async (ctx) => {
    const found = await ctx.db
      .selectFrom('claim_batch as b')
      .innerJoin('task as t', (join) =>
        join.onRef('t.company_id', '=', 'b.company_id').onRef('t.task_id', '=', 'b.task_id'),
      )
      .select(['t.task_id', 't.result_file'])
      .where('b.company_id', '=', companyId)
      .where('b.batch_id', '=', batchId)
      .executeTakeFirst();
    if (!found?.result_file) throw new Fault('recordUnknown');
    const subject = { kind: 'claimBatch' as const, id: String(batchId) };
    await recordByOperator(ctx, { action: 'claim.batchFile', subject, reason: '' });
    return { taskId: found.task_id, fileId: found.result_file };
  });
  return openClaimedFile(entered, fileId, resultClaim(taskId));
}
