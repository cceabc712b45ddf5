import { sql, type Selectable, type Updateable } from 'kysely';
import type { ClaimEvent, ClaimState } from '#contract/calls/reimbursement';
import { mayMove } from '#contract/rules/moves';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';

export type ClaimRow = Selectable<Schema['claim']>;

/** Under which the claim's papers are kept. */
export const claimMark = (claimId: number): string => `claim:${claimId}`;

const claims = ({ db, company }: InCompany) =>
  db.selectFrom('claim').selectAll().where('company_id', '=', company.companyId);

export async function ownClaim(ctx: InTx<EmployeeCtx>, claimId: number): Promise<ClaimRow> {
  const row = await claims(ctx)
    .where('claim_id', '=', claimId)
    .where('person_guid', '=', ctx.session.personGuid)
    .executeTakeFirst();
  if (!row) throw new Fault('notYours');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnClaim(ctx: InTx<EmployeeCtx>, claimId: number): Promise<ClaimRow> {
  const row = await claims(ctx)
    .where('claim_id', '=', claimId)
    .where('person_guid', '=', ctx.session.personGuid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('notYours');
  return row;
}

/** One an operator names: it may be of another company, or not exist. A draft is its person's alone. */
export async function knownClaim(ctx: InCompany, claimId: number): Promise<ClaimRow> {
  const row = await claims(ctx).where('claim_id', '=', claimId).where('state', '!=', 'draft').executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  return row;
}

/** The one an operator has seen, locked: a decision on an older one is refused. */
export async function lockSeenClaim(ctx: InCompany, claimId: number, revision: number): Promise<ClaimRow> {
  const row = await claims(ctx)
    .where('claim_id', '=', claimId)
    .where('state', '!=', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  // guard: claims: decide on the version seen
  if (row.revision !== revision) throw new Fault('claimChanged');
  return row;
}

export const updateClaim = ({ db, company }: InCompany, claimId: number, columns: Updateable<Schema['claim']>) =>
  db
    .updateTable('claim')
    .set({ ...columns, revision: sql<number>`revision + 1` })
    .where('company_id', '=', company.companyId)
    .where('claim_id', '=', claimId)
    .execute();

/** Under the claim's lock. What the database would refuse is said as a refusal. */
export async function moveClaim(
  ctx: InCompany,
  claim: ClaimRow,
  to: ClaimState,
  columns: Updateable<Schema['claim']> = {},
): Promise<void> {
  if (!mayMove('claim', claim.state, to)) throw new Fault('claimLocked');
  await updateClaim(ctx, claim.claim_id, { ...columns, state: to });
}

export interface NewEvent {
  kind: ClaimEvent['kind'];
  /** Empty: the person's own doing. */
  byName?: string;
  reason?: string;
  fields?: ClaimEvent['fields'];
  amountFen?: number;
}

/** Under the claim's lock, so that numbers follow each other; answers with the event's. */
export async function recordEvent(ctx: InCompany, claimId: number, event: NewEvent): Promise<number> {
  const { kind, byName = '', reason = '', fields = [], amountFen = null } = event;
  const { companyId } = ctx.company;
  const { rows } = await sql<{ event_no: number }>`
    INSERT INTO claim_event (company_id, claim_id, event_no, kind, at, by_name, reason, fields, amount_fen)
    SELECT ${companyId}, ${claimId}::bigint, coalesce(max(event_no), 0) + 1, ${kind}, ${ctx.portal.clock()}, ${byName},
      ${reason}, ${JSON.stringify(fields)}::jsonb, ${amountFen}::int
    FROM claim_event WHERE company_id = ${companyId} AND claim_id = ${claimId}
    RETURNING event_no`.execute(ctx.db);
  return rows[0]?.event_no ?? 0;
}

export const eventsOf = ({ db, company }: InCompany, claimIds: readonly number[]) =>
  claimIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('claim_event')
        .selectAll()
        .where('company_id', '=', company.companyId)
        .where('claim_id', 'in', claimIds)
        .orderBy('claim_id')
        .orderBy('event_no')
        .execute();
export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** The papers of a claim, the invoices first. */
export const paperRows = ({ db, company }: InCompany, claimId: number) =>
  db
    .selectFrom('claim_file')
    .select(['file_id', 'kind'])
    .where('company_id', '=', company.companyId)
    .where('claim_id', '=', claimId)
    .orderBy('kind')
    .orderBy('added_at')
    .orderBy('file_id')
    .execute();
