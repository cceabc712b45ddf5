import type { TestPortal } from '../../../test/portal.ts';
import { beginning, hashOf, markOf, type Point } from './chain.ts';

const AT_ONCE = 5_000;
const bytea = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/** A chain as `recordAudit` would have written it, many entries at a time. */
export async function fillChain({ portal }: TestPortal, companyId: number, count: number): Promise<void> {
  const { keyring, database } = portal;
  let end: Point = beginning();
  for (let left = count; left > 0; left -= AT_ONCE) {
    const rows: object[] = [];
    while (rows.length < Math.min(left, AT_ONCE)) {
      const body = {
        company_id: companyId,
        seq: end.seq + 1,
        // several of one moment, as several happen in one
        at: new Date(Date.UTC(2026, 5, 1) + Math.floor(end.seq / 4) * 1_000),
        actor_kind: 'operator' as const,
        actor_id: String(end.seq % 9),
        actor_role: 'support',
        person_guid: null,
        action: 'order.read',
        subject_kind: 'order',
        subject_id: String(end.seq),
        reason: '客户来电',
        request_id: `req-${end.seq}`,
        prev_hash: end.hash,
      };
      end = { seq: body.seq, hash: hashOf(keyring, body) };
      rows.push({ ...body, prev_hash: bytea(body.prev_hash), hash: bytea(end.hash) });
    }
    await database.pool.query('INSERT INTO audit SELECT * FROM json_populate_recordset(NULL::audit, $1)', [
      JSON.stringify(rows),
    ]);
  }
  await database.pool.query('INSERT INTO audit_head VALUES ($1, $2, $3, $4)', [
    companyId,
    end.seq,
    end.hash,
    markOf(keyring, companyId, end),
  ]);
}

/** Runs statements as the owner of the database could. */
export async function withoutTriggers({ portal }: TestPortal, statements: string[]): Promise<void> {
  const client = await portal.database.pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
