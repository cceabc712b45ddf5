import type pg from 'pg';
import { companyContext } from '../src/db/key-generations.ts';
import { masterKeys } from '../src/db/master-key.ts';
import { seal, type DataKey } from '../src/db/seal.ts';
import { testEnv } from './env.ts';

/** The demo company; its plan and packages are what the crowd books. */
export const CROWD_COMPANY = 100;
const EVERYBODY = { name: '群众', birth_date: '1990-01-01', marital_status: 'married' };

/** Names, birth dates and marital status of so many people as they are stored, for those who fill tables by hand. */
export async function sealedPeople(
  pool: pg.Pool,
  guids: string[],
  masterKey = testEnv().masterKey,
): Promise<[Buffer[], Buffer[], Buffer[]]> {
  const key = await newestKey(pool, masterKey);
  const sealed = (column: keyof typeof EVERYBODY): Buffer[] =>
    guids.map((row) => seal(key, { companyId: CROWD_COMPANY, table: 'person', column, row }, EVERYBODY[column]));
  return [sealed('name'), sealed('birth_date'), sealed('marital_status')];
}

async function newestKey(pool: pg.Pool, masterKey: Buffer | undefined): Promise<DataKey> {
  const { rows } = await pool.query<{ key_no: number; wrapped: Buffer }>(
    'SELECT key_no, wrapped FROM company_key WHERE company_id = $1 ORDER BY key_no DESC LIMIT 1',
    [CROWD_COMPANY],
  );
  const [newest] = rows;
  if (!newest || !masterKey) throw new Error('the demo world has no key');
  const hex = masterKeys(masterKey).unwrap(companyContext(CROWD_COMPANY, newest.key_no), newest.wrapped);
  return { keyNo: newest.key_no, bytes: Buffer.from(hex.slice(0, 64), 'hex') };
}
