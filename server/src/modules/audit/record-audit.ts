import { toUSVString } from 'node:util';
import { sql } from 'kysely';
import type { AuditSubject } from '#contract/ops/audit';
import type { InCompany } from '../../ctx.ts';
import { beginning, hashOf, markOf, type AuditRow, type Point } from './chain.ts';

/** Who did what to whom and why. Ids and names of things only: nothing personal. */
export interface AuditEntry {
  actor: { kind: AuditRow['actor_kind']; id: string; role: string };
  /** `order.cancel`, `person.read`. */
  action: string;
  subject: { kind: AuditSubject; id: string };
  /** The person it is about. */
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
  const rows: AuditRow[] = [];
  let end = await endOfChain(ctx);
  for (const entry of entries) {
    const row = rowOf(ctx, entry, end);
    rows.push(row);
    end = { seq: row.seq, hash: row.hash };
  }
  const head = { ...end, mark: markOf(portal.keyring, companyId, end) };
  await insertOf(rows).execute(db);
  await db.updateTable('audit_head').set(head).where('company_id', '=', companyId).execute();
}

/** The rows as one value: a statement that has the same text for one and for a thousand of them is planned once. */
const insertOf = (rows: AuditRow[]) =>
  sql`INSERT INTO audit (${NAMES}) SELECT ${NAMES} FROM json_populate_recordset(NULL::audit, ${asJson(rows)})`;

const COLUMNS: (keyof AuditRow)[] = [
  ...(['company_id', 'seq', 'at', 'actor_kind', 'actor_id', 'actor_role', 'person_guid', 'action'] as const),
  ...(['subject_kind', 'subject_id', 'reason', 'request_id', 'prev_hash', 'hash'] as const),
];
const NAMES = sql.join(COLUMNS.map((name) => sql.ref(name)));

const asJson = (rows: AuditRow[]): string =>
  JSON.stringify(
    rows.map(({ prev_hash, hash, ...row }) => ({ ...row, prev_hash: asText(prev_hash), hash: asText(hash) })),
  );
const asText = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

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
    // typed text: half of a pair is no letter, and PostgreSQL refuses it in JSON
    subject_id: toUSVString(entry.subject.id),
    reason: toUSVString(entry.reason),
    request_id: entry.requestId,
    prev_hash: before.hash,
  };
  return { ...body, hash: hashOf(portal.keyring, body) };
}

/** Where a company's chain ends. Its writers wait for each other here until the one before has committed. */
async function endOfChain(ctx: InCompany): Promise<Point> {
  const known = await headOf(ctx).executeTakeFirst();
  if (known) return known;
  const { db, company, portal } = ctx;
  const { companyId } = company;
  const mark = markOf(portal.keyring, companyId, beginning());
  await db
    .insertInto('audit_head')
    .values({ company_id: companyId, ...beginning(), mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return headOf(ctx).executeTakeFirstOrThrow();
}

const headOf = ({ db, company }: InCompany) =>
  db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('company_id', '=', company.companyId) /* guard: one writer of a chain at a time */
    .forUpdate();
