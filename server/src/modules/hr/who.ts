import type { HrCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordAudit, type AuditEntry } from '../audit/index.ts';
import { HR_ROLE } from '../company/index.ts';

/** Looked up within the work itself: the door may know a session from a moment ago, when its owner still was HR. */
const ownAccount = ({ db, company, session }: InTx<HrCtx>) =>
  db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', session.accountId)
    .where('role_type', '=', HR_ROLE)
    .where('role_key', '!=', '')
    .where('disabled', '=', false);

export const asHr = <T>(ctx: HrCtx, work: (ctx: InTx<HrCtx>) => Promise<T>): Promise<T> =>
  transact(ctx, async (ctx) => {
    // guard: hr: role looked up within the work
    if (!(await ownAccount(ctx).executeTakeFirst())) throw new Fault('notAllowed');
    return work(ctx);
  });

/** One change at a time by one HR user. */
export const commitAsHr = <T>(ctx: HrCtx, work: (ctx: InTx<HrCtx>) => Promise<T>): Promise<Committed<T>> =>
  commitOnce(ctx, async (ctx) => {
    if (!(await ownAccount(ctx).forNoKeyUpdate().executeTakeFirst())) throw new Fault('notAllowed');
    return work(ctx);
  });

/** Last in its transaction. */
export const recordByHr = (
  ctx: InTx<HrCtx>,
  act: Pick<AuditEntry, 'action' | 'subject'> & { personGuid?: string },
): Promise<void> => {
  const { company, session, portal, requestId } = ctx;
  const id = portal.watch.marks.account(company.companyId, session.accountId);
  return recordAudit(ctx, { personGuid: null, ...act, actor: { kind: 'hr', id, role: '' }, reason: '', requestId });
};
