import type { InCompany } from '../../ctx.ts';

export const proposalContext = (approvalId: string) => ({ table: 'approval', column: 'proposal', row: approvalId });

/** The request that waits for a decision about one thing. */
export const waitingFor = ({ db, company }: InCompany, kind: string, subject: string) =>
  db
    .selectFrom('approval')
    .select(['approval_id', 'asked_name', 'asked_at'])
    .where('company_id', '=', company.companyId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** The request, locked: of two who decide at the same moment the second sees what the first has made of it. */
export const lockApproval = ({ db, company }: InCompany, approvalId: string) =>
  db
    .selectFrom('approval')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('approval_id', '=', approvalId)
    // guard: approvals: decided once
    .forUpdate()
    .executeTakeFirst();
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;

/** Requests that were left waiting too long. */
export const expireOver = ({ db, company, portal }: InCompany): Promise<unknown> =>
  db
    .updateTable('approval')
    .set({ state: 'expired', proposal: null, decided_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', portal.clock())
    .execute();
