import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsApprovals, OpsApprovalRow } from '#contract/ops/approvals';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { asConsole } from '../../db/transact.ts';
import { recordListRead } from '../audit/index.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../company/index.ts';
import { kindsOf } from './kinds.ts';
import { proposalContext, type ApprovalRow } from './queries.ts';

type Calls = typeof opsApprovals;

/** Requests of all companies: those the caller’s role decides, and the caller’s own. */
export async function listApprovals(
  ctx: OperatorCtx,
  { state, companyId, pageIndex, pageSize }: Input<Calls['OpsApprovals']>,
): Promise<Reply<Calls['OpsApprovals']>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: 'approval.list', companyId, by: state });
  const { rows, total } = await asConsole(portal.database, async (db) => {
    const found = () => {
      const query = seenBy(db, ctx);
      const inCompany = companyId === undefined ? query : query.where('company_id', '=', companyId);
      if (state === 'all') return inCompany;
      if (state === 'waiting') return inCompany.where('state', '=', 'waiting').where('ends_at', '>', ctx.now());
      return inCompany.where((row) => row.or([row('state', '!=', 'waiting'), row('ends_at', '<=', ctx.now())]));
    };
    const { count } = await found()
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    const page = found().selectAll().orderBy('asked_at', 'desc').orderBy('approval_id');
    return {
      rows: await page
        .limit(pageSize)
        .offset(pageIndex * pageSize)
        .execute(),
      total: count,
    };
  });
  const nameOf = namesOf(await allCompanies(portal));
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  return { rows: rows.map((row) => present(ctx, row, keys.get(row.company_id), nameOf)), total };
}

/** How many the caller may approve now. */
export async function countWaiting(ctx: OperatorCtx): Promise<Reply<Calls['OpsApprovalsWaiting']>> {
  const kinds = decidedBy(ctx);
  if (kinds.length === 0) return { waiting: 0 };
  const { count } = await asConsole(ctx.portal.database, (db) =>
    db
      .selectFrom('approval')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'waiting')
      .where('ends_at', '>', ctx.now())
      .where('kind', 'in', kinds)
      .where('asked_by', '!=', ctx.operator.operatorId)
      .executeTakeFirstOrThrow(),
  );
  return { waiting: count };
}

const decidedBy = ({ portal, operator }: OperatorCtx): string[] =>
  [...kindsOf(portal).values()].filter(({ roles }) => roles.includes(operator.role)).map(({ kind }) => kind);

function seenBy(db: Tx, ctx: OperatorCtx) {
  const kinds = decidedBy(ctx);
  return db
    .selectFrom('approval')
    .where((row) =>
      row.or([row('asked_by', '=', ctx.operator.operatorId), ...(kinds.length > 0 ? [row('kind', 'in', kinds)] : [])]),
    );
}

function present(
  ctx: OperatorCtx,
  row: ApprovalRow,
  key: CompanyKey | undefined,
  nameOf: NameOfCompany,
): OpsApprovalRow {
  const kind = kindsOf(ctx.portal).get(row.kind);
  const isOver = row.state === 'waiting' && row.ends_at <= ctx.now();
  const proposal = row.proposal && !isOver ? key?.unseal(proposalContext(row.approval_id), row.proposal) : undefined;
  return {
    approvalId: row.approval_id,
    company: nameOf(row.company_id),
    title: kind?.title ?? { zh: row.kind, en: row.kind },
    lines: kind && proposal !== undefined ? kind.lines(proposal) : [],
    state: isOver ? 'expired' : row.state,
    reason: row.reason,
    askedBy: row.asked_name,
    askedAt: row.asked_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    decidedBy: row.decided_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedReason: row.decided_reason,
    isOwn: row.asked_by === ctx.operator.operatorId,
    mayDecide: kind?.roles.includes(ctx.operator.role) ?? false,
  };
}
