import { sql, type RawBuilder } from 'kysely';
import { Fault } from '../../fault.ts';
import type { InTx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';

/** The only code that takes a seat or gives one back: the segment's seat first, then the company's share of it. */

export type SeatOutcome = 'taken' | 'seatTaken' | 'quotaFull';

interface SeatSteps {
  /** Common table expressions, to stand in a WITH. */
  steps: RawBuilder<unknown>;
  /** Answers with a SeatOutcome; only 'taken' may be committed. */
  outcome: RawBuilder<SeatOutcome>;
}

/**
 * The statement's parts that take a seat if `condition` holds. The conditional updates decide and the CHECKs of the tables
 * guard them; a number that was read before does not count.
 */
export function seatSteps(
  { company }: Tenant,
  segmentId: number,
  condition: RawBuilder<boolean> = sql`true`,
): SeatSteps {
  const ownShare = sql`company_id = ${company.companyId} AND segment_id = ${segmentId}`;
  return {
    steps: sql`
      seat AS (
        UPDATE segment SET booked = booked + 1
        WHERE segment_id = ${segmentId} AND /* guard: last seat */ booked < capacity AND /* end */ ${condition} RETURNING 1),
      share AS (
        UPDATE segment_quota SET booked = booked /* guard: company share */ + 1 /* end */
        WHERE ${ownShare} AND booked < quota AND EXISTS (SELECT 1 FROM seat) RETURNING 1)`,
    outcome: sql<SeatOutcome>`CASE
        WHEN EXISTS (SELECT 1 FROM share) THEN 'taken'
        WHEN EXISTS (SELECT 1 FROM segment_quota WHERE ${ownShare} AND (booked >= quota OR EXISTS (SELECT 1 FROM seat)))
          THEN 'quotaFull'
        WHEN EXISTS (SELECT 1 FROM seat) THEN 'taken'
        ELSE 'seatTaken' END`,
  };
}

/** Takes a seat, or names the missing one and leaves everything as it was. */
export async function takeSeat(ctx: InTx<Tenant>, segmentId: number): Promise<SeatOutcome> {
  const { steps, outcome } = seatSteps(ctx, segmentId);
  const { rows } = await sql<{ outcome: SeatOutcome; seats: number }>`
    WITH ${steps} SELECT ${outcome} AS outcome, (SELECT count(*)::int FROM seat) AS seats`.execute(ctx.db);
  const { outcome: found, seats } = rows[0] ?? { outcome: 'seatTaken', seats: 0 };
  // the company's share was used up by others after this statement began: the seat it took goes back
  if (found !== 'taken' && seats > 0) await freeSegment(ctx, segmentId);
  return found;
}

export const seatFault = (outcome: SeatOutcome): Fault | undefined =>
  outcome === 'taken' ? undefined : new Fault(outcome);

/** Gives a seat back; idempotent through the order's own change of state, in the same transaction. */
export async function freeSeat(ctx: InTx<Tenant>, segmentId: number): Promise<void> {
  const { db, company } = ctx;
  await freeSegment(ctx, segmentId);
  await sql`UPDATE segment_quota SET booked = booked - 1
    WHERE company_id = ${company.companyId} AND segment_id = ${segmentId} AND booked > 0`.execute(db);
}

const freeSegment = ({ db }: InTx<Tenant>, segmentId: number): Promise<unknown> =>
  sql`UPDATE segment SET booked = booked - 1 WHERE segment_id = ${segmentId} AND booked > 0`.execute(db);

/** Locks segments always in the same order, before seats of several change in one transaction: no two wait in a circle. */
export const lockSegments = ({ db }: InTx<Tenant>, segmentIds: number[]): Promise<unknown> =>
  sql`SELECT segment_id FROM segment WHERE segment_id = ANY(${segmentIds}) ORDER BY segment_id FOR UPDATE`.execute(db);
