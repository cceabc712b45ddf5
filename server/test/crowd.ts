import { randomBytes, randomUUID } from 'node:crypto';
import { tokenHash } from '../src/modules/identity/session/session.ts';
import type pg from 'pg';
import { CROWD_COMPANY, sealedPeople } from './sealed-people.ts';

export { CROWD_COMPANY };

export interface Member {
  guid: string;
  token: string;
}

/** Many signed-in employees at once: made in the database, since hashing their passwords would take minutes. */
export async function makeCrowd(
  { portal, clock }: { portal: { database: { pool: pg.Pool } }; clock: { now(): Date } },
  count: number,
): Promise<Member[]> {
  const members = Array.from({ length: count }, () => ({
    guid: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const { pool } = portal.database;
  const guids = members.map(({ guid }) => guid);
  const now = clock.now();
  const { rows } = await pool.query<{ last: number }>(
    'SELECT coalesce(max(account_id), 0)::int AS last FROM account WHERE company_id = $1',
    [CROWD_COMPANY],
  );
  const ids = members.map((_, index) => (rows[0]?.last ?? 0) + 1 + index);
  await pool.query(
    `INSERT INTO person (company_id, person_guid, gender, city_id, city_name, updated_at, name, birth_date, marital_status)
     SELECT $1, guid, 'male', 310100, '上海', $3, name, born, marital
     FROM unnest($2::uuid[], $4::bytea[], $5::bytea[], $6::bytea[]) AS made(guid, name, born, marital)`,
    [CROWD_COMPANY, guids, now, ...(await sealedPeople(pool, guids))],
  );
  await pool.query(
    `INSERT INTO account (company_id, account_id, person_guid, password_hash, role_type, role_key, employee_type, employee_class, vendor_id)
     SELECT $1, id, guid, '', 'EMPLOYEE', '', 1, 2, 0 FROM unnest($2::int[], $3::uuid[]) AS made(id, guid)`,
    [CROWD_COMPANY, ids, guids],
  );
  await pool.query(
    `INSERT INTO session (company_id, token_hash, account_id, app_type, created_at, seen_at)
     SELECT $1, hash, id, 1, $4, $4 FROM unnest($2::int[], $3::bytea[]) AS made(id, hash)`,
    [CROWD_COMPANY, ids, members.map(({ token }) => tokenHash(token)), now],
  );
  return members;
}
