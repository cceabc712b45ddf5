import type { OpsPersonLine } from '#contract/ops/people';
import { transact } from '../../db/transact.ts';
import { actorNames, auditPage } from '../audit/index.ts';
import type { OperatorInCompany } from '../company/index.ts';

/** The newest ones; the rest stands in the audit. */
const MOST_LINES = 30;

/** Who looked at a person and who changed something, the newest first. */
export async function logOf(ctx: OperatorInCompany, personGuid: string): Promise<OpsPersonLine[]> {
  const { companyId } = ctx.company;
  const { rows } = await transact(ctx, ({ db }) =>
    auditPage(db, { companyId, personGuid: personGuid.toLowerCase() }, { before: '', limit: MOST_LINES }),
  );
  const operators = rows.filter(({ actor_kind }) => actor_kind === 'operator');
  const names = await actorNames(
    ctx.portal,
    operators.map(({ actor_id }) => actor_id),
  );
  return rows.map(({ at, actor_kind: kind, actor_id, actor_role: role, action, reason }) => ({
    at: at.toISOString(),
    // marks of accounts mean nothing to an operator
    actor: { kind, name: kind === 'operator' ? (names.get(actor_id) ?? actor_id) : '', role },
    action,
    reason,
  }));
}
