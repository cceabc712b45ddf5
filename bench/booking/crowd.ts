import { createHash } from 'node:crypto';
import type pg from 'pg';
import { TEST_NOW } from '../../server/test/clock.ts';
import { CROWD_COMPANY, type Member } from '../../server/test/crowd.ts';
import { sealedPeople } from '../../server/test/sealed-people.ts';
import { MASTER_KEY } from './place.ts';

/** People have numbers of twelve digits, so that a load generator can name the next one by counting. */
export const FIRST_NUMBER = 100_000_000_000;
export const FIRST_ACCOUNT = 1_000_000;

export interface Numbered extends Member {
  number: number;
  accountId: number;
}

export const guidOf = (number: number | string): string => `00000000-0000-4000-8000-${number}`;
export const accountOf = (number: number): number => number - FIRST_NUMBER + FIRST_ACCOUNT;
/** Stored for those who come without the portal: it is looked up, never presented. */
export const plainHashOf = (number: number | string): string => String(number).padStart(64, '0');

const tokenOf = (number: number): string => createHash('sha256').update(`bench ${number}`).digest('base64url');
const TOKEN = `rtrim(translate(encode(sha256(('bench ' || n)::bytea), 'base64'), '+/', '-_'), '=')`;

/** A booking person has been there a moment ago: no sliding end has to be written. The clock has run on by then. */
const SEEN = new Date(TEST_NOW.getTime() + 3_600_000);

const handedOut = new WeakMap<pg.Pool, number>();

/** So many new signed-in employees, made in the database: hashing their passwords would take hours. */
export async function makePeople(
  pool: pg.Pool,
  count: number,
  { come }: { come: 'to the portal' | 'past the portal' } = { come: 'to the portal' },
): Promise<Numbered[]> {
  const first = handedOut.get(pool) ?? FIRST_NUMBER;
  const last = first + count - 1;
  handedOut.set(pool, last + 1);
  const guids = Array.from({ length: count }, (_, at) => guidOf(first + at));
  const everyone = `generate_series(${first}, ${last}) AS n`;
  await pool.query(
    `INSERT INTO person (company_id, person_guid, gender, city_id, city_name, updated_at, name, birth_date, marital_status)
     SELECT ${CROWD_COMPANY}, guid, 'male', 310100, '上海', $1, name, born, marital
     FROM unnest($2::uuid[], $3::bytea[], $4::bytea[], $5::bytea[]) AS made(guid, name, born, marital)`,
    [TEST_NOW, guids, ...(await sealedPeople(pool, guids, Buffer.from(MASTER_KEY, 'hex')))],
  );
  await pool.query(
    `INSERT INTO account (company_id, account_id, person_guid, password_hash, role_type, role_key, employee_type, employee_class, vendor_id)
     SELECT ${CROWD_COMPANY}, n - ${FIRST_NUMBER - FIRST_ACCOUNT}, ('${guidOf('')}' || n)::uuid, '', 'EMPLOYEE', '', 1, 2, 0
     FROM ${everyone}`,
  );
  const hash = come === 'to the portal' ? `sha256((${TOKEN})::bytea)` : `decode(lpad(n::text, 64, '0'), 'hex')`;
  await pool.query(
    `INSERT INTO session (company_id, token_hash, account_id, app_type, created_at, seen_at)
     SELECT ${CROWD_COMPANY}, ${hash}, n - ${FIRST_NUMBER - FIRST_ACCOUNT}, 1, $1, $2 FROM ${everyone}`,
    [TEST_NOW, SEEN],
  );
  await pool.query('ANALYZE person, account, session'); // as a server in use has done by itself
  return Array.from({ length: count }, (_, at) => {
    const number = first + at;
    return { number, guid: guidOf(number), accountId: accountOf(number), token: tokenOf(number) };
  });
}
