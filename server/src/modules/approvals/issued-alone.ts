import { sql } from 'kysely';
import { ALONE_HOURS, takesTwo } from '#contract/ops/alone';
import type { InTx } from '../../ctx.ts';
import { recordByOperator } from '../audit/index.ts';
import type { OperatorInCompany } from '../company/index.ts';

/** Cards, points or gifts: how many there are, and the money on all of them. */
export interface Issue {
  pieces: number;
  fen: number;
}

const ACTION = 'issue.alone';
const ALONE_MS = ALONE_HOURS * 3_600_000;

/** Whether a second operator approves it: pieces that one has issued alone since yesterday count with the new ones. */
export async function needsSecond(ctx: InTx<OperatorInCompany>, { pieces, fen }: Issue): Promise<boolean> {
  const before = await issuedAlone(ctx);
  return takesTwo(before.pieces + pieces, before.fen + fen);
}

/** Counts an issue that no second operator approves; last in the transaction that asked `needsSecond`. */
export const recordAlone = (ctx: InTx<OperatorInCompany>, issue: Issue): Promise<void> =>
  recordByOperator(ctx, {
    action: ACTION,
    subject: { kind: 'operator', id: String(ctx.operator.operatorId) },
    reason: asText(issue),
  });

/** The sum stands in the audit, whose lines no operator can change. */
async function issuedAlone({ db, company, operator, now }: InTx<OperatorInCompany>): Promise<Issue> {
  // guard: issuing alone: one at a time for an operator
  await sql`SELECT pg_advisory_xact_lock(${company.companyId}::int, ${operator.operatorId}::int)`.execute(db);
  const lines = await db
    .selectFrom('audit')
    .select('reason')
    .where('company_id', '=', company.companyId)
    .where('actor_kind', '=', 'operator')
    .where('actor_id', '=', String(operator.operatorId))
    .where('action', '=', ACTION)
    .where('at', '>', new Date(now().getTime() - ALONE_MS))
    .execute();
  const sum = { pieces: 0, fen: 0 };
  for (const { reason } of lines) {
    const { pieces, fen } = fromText(reason);
    // guard: issuing alone: pieces of a day count together
    sum.pieces += pieces;
    // guard: issuing alone: money of a day counts together
    sum.fen += fen;
  }
  return sum;
}

const asText = ({ pieces, fen }: Issue): string => `${pieces} · ¥${(fen / 100).toFixed(2)}`;

function fromText(reason: string): Issue {
  const [, pieces, yuan, cents] = /^(\d+) · ¥(\d+)\.(\d\d)$/.exec(reason) ?? [];
  if (pieces === undefined) throw new Error(`The audit has a sum that cannot be read: ${reason}`);
  return { pieces: Number(pieces), fen: Number(yuan) * 100 + Number(cents) };
}
