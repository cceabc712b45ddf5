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
}

/** Written in the transaction of what it tells of: neither is there without the other. */
export async function recordAudit(ctx: InCompany, entry: AuditEntry): Promise<void> {
  const { db, company, portal } = ctx;
  const { companyId } = company;
  const before = await lockHead(ctx);
  const body = {
    company_id: companyId,
    seq: before.seq + 1,
    at: portal.clock(),
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
  const end: Point = { seq: body.seq, hash: hashOf(portal.keyring, body) };
  await together([
    db
      .insertInto('audit')
      .values({ ...body, hash: end.hash })
      .execute(),
    db
      .updateTable('audit_head')
      .set({ ...end, mark: markOf(portal.keyring, companyId, end) })
      .where('company_id', '=', companyId)
      .execute(),
  ]);
}

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
