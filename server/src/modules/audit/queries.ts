import { sql } from 'kysely';
import type { Tx } from '../../ctx.ts';
import type { AuditRow } from './chain.ts';

/** The console's filters; absent ones are not applied. */
export interface AuditFilter {
  companyId?: number | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  personGuid?: string | undefined;
  subject?: { kind: string; id: string } | undefined;
  /**
   * The typed text: an action, a subject's or a person's id, the name of one of these actors, the number of this
   * subject.
   */
  text?: { typed: string; actorIds: string[]; subject?: { kind: string; id: number } | undefined } | undefined;
  /** Days in Shanghai, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export type AuditListed = Omit<AuditRow, 'prev_hash' | 'hash'>;

const LISTED = [
  ...(['company_id', 'seq', 'at', 'actor_kind', 'actor_id', 'actor_role'] as const),
  ...(['person_guid', 'action', 'subject_kind', 'subject_id', 'reason', 'request_id'] as const),
];

const startOf = (day: string) => sql<Date>`${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai'`;

/** Newest first, across the companies the transaction may see: all of them as the console's role, one inside a company. */
export async function auditPage(
  db: Tx,
  filter: AuditFilter,
  { before, limit }: { before: string; limit: number },
): Promise<{ rows: AuditListed[]; next: string | null }> {
  const { companyId, actorId, action, personGuid, subject, text, from, to } = filter;
  let query = db.selectFrom('audit').select(LISTED);
  if (companyId !== undefined) query = query.where('company_id', '=', companyId);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (personGuid !== undefined) query = query.where('person_guid', '=', personGuid);
  if (subject) query = query.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
  if (text) query = query.where(mentions(text));
  if (from !== undefined) query = query.where('at', '>=', startOf(from));
  if (to !== undefined) query = query.where('at', '<', sql<Date>`${startOf(to)} + interval '1 day'`);
  const last = cursorOf(before);
  if (last) query = query.where(sql<boolean>`(at, company_id, seq) < (${last.at}, ${last.companyId}, ${last.seq})`);
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('company_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const end = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: end ? `${end.at.getTime()}.${end.company_id}.${end.seq}` : null };
}

const mentions = ({ typed, actorIds, subject }: NonNullable<AuditFilter['text']>) =>
  sql<boolean>`(action = ${typed} OR subject_id = ${typed} OR person_guid::text = ${typed.toLowerCase()}
    OR actor_id = ANY (${[typed, ...actorIds]}::text[])
    OR (subject_kind = ${subject?.kind ?? null}::text AND subject_id = ${subject ? String(subject.id) : null}::text))`;

/** Where the page before ended; anything else than what we have given out begins at the newest. */
function cursorOf(text: string): { at: Date; companyId: number; seq: number } | undefined {
  const [, at, companyId, seq] = /^(\d{1,15})\.(\d{1,9})\.(\d{1,15})$/.exec(text) ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), companyId: Number(companyId), seq: Number(seq) };
}

/** The findings of the last check of the chains; undefined before the first one. */
export const lastCheck = (db: Tx) =>
  db.selectFrom('audit_check').select(['checked_at', 'entries', 'broken']).executeTakeFirst();
