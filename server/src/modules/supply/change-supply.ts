import { sql } from 'kysely';
import type { Language } from '#contract/language';
import type { AuditSubject } from '#contract/ops/audit';
import { isInChina } from '#contract/rules/place';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import type { Clock } from '../../clock.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { alsoSupply, PLATFORM_ID } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { forgetCenters } from '../booking/index.ts';

/** A transaction that may write supply, and who is said to have changed it. */
export interface SupplyWrite {
  db: Tx;
  now: Clock;
  changedBy: string;
  lang: Language;
}

interface Act {
  action: string;
  kind: Extract<AuditSubject, 'city' | 'chain' | 'center'>;
  /** Absent: its revision is said. */
  reason?: string;
}

/** Supply belongs to no company: it is changed in the platform's transaction, in which the audit tells of it. */
export async function changeSupply<T extends object>(
  ctx: OperatorCtx,
  { action, kind, reason }: Act,
  work: (write: SupplyWrite) => Promise<{ id: number; reply: T }>,
): Promise<Committed<T>> {
  const done = await commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { now, operator, lang } = ctx;
    const { id, reply } = await alsoSupply(ctx, (db) => work({ db, now, lang, changedBy: operator.name }));
    const said = reason ?? ('revision' in reply ? `v${String(reply.revision)}` : '');
    // guard: supply: every change is audited
    await recordByOperator(ctx, { action, subject: { kind, id: String(id) }, reason: said });
    return reply;
  });
  forgetCenters(ctx.portal);
  return done;
}

/** The columns that every change writes. */
export const changed = ({ now, changedBy }: SupplyWrite) => ({ changed_at: now(), changed_by: changedBy });

type Numbered = 'chain' | 'center';

/** Two operators at once take their numbers one after the other; readers and orders do not wait. */
export async function nextNumber(db: Tx, table: Numbered): Promise<number> {
  await lockTable(db, table);
  const { rows } = await sql<{ next: number }>`
    SELECT coalesce(max(${sql.ref(`${table}_id`)}), 0)::int + 1 AS next FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.next ?? 1;
}

export const lockTable = (db: Tx, table: Numbered) =>
  sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(db);

/** Who it was that changed a row meanwhile. */
export const staleFault = (row: { changed_by: string } | undefined): Fault =>
  row ? new Fault('supplyChanged', { name: row.changed_by || '—' }) : new Fault('recordUnknown');

/** Distances and the map are made from it. */
export function assertPlace({ lng, lat }: { lng: number | null; lat: number | null }): { lng: number; lat: number } {
  if (lng === null || lat === null) throw new Fault('placeNeeded', { field: lng === null ? 'lng' : 'lat' });
  // guard: supply: a place is in China
  if (!isInChina({ lng, lat })) throw new Fault('placeOutside', { field: 'lng' });
  return { lng, lat };
}
