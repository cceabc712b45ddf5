import { sql } from 'kysely';
import type { ConnectionService } from '#contract/ops/connections';
import type { InCompany, Tx } from '../../ctx.ts';
import type { ConnectionUse } from '../../watch/connection-uses.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Adds to what this and the other nodes have counted in the same hour. */
export async function addUses({ db }: InCompany, uses: readonly ConnectionUse[]): Promise<void> {
  // in one order, so that two nodes never wait for each other
  const rows = uses.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto('connection_hour')
    .values(
      rows.map((use) => ({
        ...{ connection: use.connection, target: use.target, hour: hourOf(lastOf(use)) },
        ...{ calls: use.calls, failures: use.failures, total_ms: Math.round(use.totalMs) },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['connection', 'target', 'hour']).doUpdateSet({
        calls: sql`connection_hour.calls + excluded.calls`,
        failures: sql`connection_hour.failures + excluded.failures`,
        total_ms: sql`connection_hour.total_ms + excluded.total_ms`,
      }),
    )
    .execute();
  await sql`
    INSERT INTO connection_state AS s (connection, target, last_ok_at, last_failed_at, failing_since, cause, status)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows.map(stateOf))}::jsonb) AS n(connection text, target text,
      last_ok_at timestamptz, last_failed_at timestamptz, failing_since timestamptz, cause text, status int)
    ON CONFLICT (connection, target) DO UPDATE SET
      last_ok_at = greatest(s.last_ok_at, excluded.last_ok_at),
      last_failed_at = greatest(s.last_failed_at, excluded.last_failed_at),
      failing_since = CASE
        WHEN greatest(s.last_failed_at, excluded.last_failed_at) > greatest(s.last_ok_at, excluded.last_ok_at)
          OR greatest(s.last_ok_at, excluded.last_ok_at) IS NULL
        THEN coalesce(
          least(
            CASE WHEN excluded.last_ok_at IS NULL OR s.failing_since > excluded.last_ok_at THEN s.failing_since END,
            CASE WHEN s.last_ok_at IS NULL OR excluded.failing_since > s.last_ok_at THEN excluded.failing_since END),
          greatest(s.last_failed_at, excluded.last_failed_at)) END,
      cause = CASE WHEN excluded.last_failed_at >= coalesce(s.last_failed_at, '-infinity') THEN excluded.cause ELSE s.cause END,
      status = CASE WHEN excluded.last_failed_at >= coalesce(s.last_failed_at, '-infinity') THEN excluded.status ELSE s.status END`.execute(
    db,
  );
}

const keyOf = ({ connection, target }: ConnectionUse): string => `${connection}|${target}`;
const lastOf = ({ lastOkAt, lastFailed }: ConnectionUse): number =>
  Math.max(lastOkAt?.getTime() ?? 0, lastFailed?.at.getTime() ?? 0);
const hourOf = (ms: number): Date => new Date(Math.floor(ms / HOUR_MS) * HOUR_MS);

const stateOf = ({ connection, target, lastOkAt, lastFailed, failingSince }: ConnectionUse) => ({
  ...{ connection, target, last_ok_at: lastOkAt ?? null, last_failed_at: lastFailed?.at ?? null },
  failing_since: failingSince ?? null,
  cause: lastFailed?.cause.kind ?? null,
  status: lastFailed?.cause.status ?? null,
});

/** The counts of all nodes: how each connection stands, and the sums of the last day. */
export async function usesOfDay({ db }: InCompany, now: Date) {
  const since = new Date(now.getTime() - DAY_MS);
  return db
    .selectFrom('connection_state as s')
    .leftJoin('connection_hour as h', (join) =>
      join.onRef('h.connection', '=', 's.connection').onRef('h.target', '=', 's.target').on('h.hour', '>', since),
    )
    .select(['s.connection', 's.target', 's.last_ok_at', 's.last_failed_at', 's.failing_since', 's.cause', 's.status'])
    .select([
      sql<number>`coalesce(sum(h.calls), 0)::int`.as('calls'),
      sql<number>`coalesce(sum(h.failures), 0)::int`.as('failures'),
      sql<number>`coalesce(sum(h.total_ms), 0)::float8`.as('total_ms'),
    ])
    .groupBy(['s.connection', 's.target'])
    .execute();
}
export type UsesOfDay = Awaited<ReturnType<typeof usesOfDay>>[number];

/** The providers of companies whose sign-on is on. */
export const signOnProviders = (db: Tx) =>
  db
    .selectFrom('sso_provider as p')
    .innerJoin('company as c', 'c.company_id', 'p.company_id')
    .select(['p.company_id', 'p.issuer', 'c.name', 'c.name_eng'])
    .where('p.is_on', '=', true)
    .orderBy('p.company_id')
    .execute();

const KEEP_HOURS_MS = 7 * DAY_MS;
/** A company's provider that has not been asked for so long is another one's now, or none's. */
const KEEP_TARGETS_MS = 400 * DAY_MS;

export async function forgetUses({ db, portal }: InCompany): Promise<void> {
  const before = (ms: number): Date => new Date(portal.clock().getTime() - ms);
  await db.deleteFrom('connection_hour').where('hour', '<', before(KEEP_HOURS_MS)).execute();
  await db
    .deleteFrom('connection_state')
    .where('target', '<>', '')
    .where(sql<Date>`greatest(last_ok_at, last_failed_at)`, '<', before(KEEP_TARGETS_MS))
    .execute();
}

export const idOf = (service: ConnectionService, companyId?: number): string =>
  companyId === undefined ? service : `${service}:${companyId}`;
