import type { InCompany } from '../../ctx.ts';
import { together } from '../../db/together.ts';
import { beginning, hashOf, markOf, type AuditRow, type Point } from './chain.ts';

/** Who did what to whom and why. Ids and names of things only: nothing personal. */
export interface AuditEntry {
  actor: { kind: AuditRow['actor_kind']; id: string; role: string };
  /** `order.cancel`, `person.read`. */
  action: string;
  subject: { kind: string; id: string };
  /** Whom it is about. */
  personGuid: string | null;
  reason: string;
  requestId: string;
  /** When it happened, where that was before it is written. */
  at?: Date;
}

/** Written in the transaction of what it tells of: neither is there without the other. */
export const recordAudit = (ctx: InCompany, entry: AuditEntry): Promise<void> => recordAll(ctx, [entry]);

/** Several entries in a row. */
export async function recordAll(ctx: InCompany, entries: AuditEntry[]): Promise<void> {
  const { db, company, portal } = ctx;
  const { companyId } = company;
  let end = await lockHead(ctx);
  const rows: AuditRow[] = [];
  for (const entry of entries) {
    const row = rowOf(ctx, entry, end);
    rows.push(row);
    end = { seq: row.seq, hash: row.hash };
  }
  const changed = db
    .updateTable('audit_head')
    .set({ ...end, mark: markOf(portal.keyring, companyId, end) })
    .where('company_id', '=', companyId)
    .execute();
  await together([...pagesOf(rows).map((page) => db.insertInto('audit').values(page).execute()), changed]);
}

function rowOf({ company, portal }: InCompany, entry: AuditEntry, before: Point): AuditRow {
  const body = {
    company_id: company.companyId,
    seq: before.seq + 1,
    at: entry.at ?? portal.clock(),
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    actor_role: entry.actor.role,
    person_guid: entry.personGuid?.toLowerCase() ?? null,
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id,
    reason: entry.reason,
    request_id: entry.requestId,
    prev_hash: before.hash,
  };
  return { ...body, hash: hashOf(portal.keyring, body) };
}

/** A statement takes some 65,000 values. */
const ROWS_PER_STATEMENT = 1_000;
const pagesOf = (rows: AuditRow[]): AuditRow[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, page) =>
    rows.slice(page * ROWS_PER_STATEMENT, (page + 1) * ROWS_PER_STATEMENT),
  );

/** Writers of one company wait for each other here until the one before has committed. */
async function lockHead({ db, company, portal }: InCompany): Promise<Point> {
  const { companyId } = company;
  const first = { company_id: companyId, ...beginning(), mark: markOf(portal.keyring, companyId, beginning()) };
  const [, head] = await together([
    db
      .insertInto('audit_head')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
    db
      .selectFrom('audit_head')
      .select(['seq', 'hash'])
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  ]);
  return head;
}
