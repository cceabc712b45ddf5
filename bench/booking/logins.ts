import { verify } from '@node-rs/argon2';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { openKeyring } from '../../server/src/db/keyring.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { transact } from '../../server/src/db/transact.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';
import { requestBytes } from '../stand/prepared-call.ts';
import { demoAccounts } from '../stand/sign-in.ts';
import { makePeople } from './crowd.ts';
import { databaseUrl } from './database-url.ts';
import { MASTER_KEY, type BookingPlace } from './place.ts';

/** The portal hashes two at a time. */
const HASHES_AT_ONCE = 2;
/** The text every answer to a right login contains. */
export const SIGNED_IN = '"Session":"';

/** So many password checks and nothing else, as many at a time as the portal allows. */
export async function hashingSeconds(stored: string, count: number): Promise<number> {
  const from = performance.now();
  let next = 0;
  const check = async (): Promise<void> => {
    for (; next < count; next += 1) await verify(stored, DEMO_PASSWORD);
  };
  await Promise.all(Array.from({ length: HASHES_AT_ONCE }, check));
  return (performance.now() - from) / 1000;
}

/** The first right login of each of so many new people, whose password is kept as `stored`. */
export async function firstLogins(place: BookingPlace, stored: string, count: number): Promise<Buffer[]> {
  const [{ companyCode }] = demoAccounts();
  return (await makeAccounts(place, stored, count)).map((user) => {
    const payload = { appType: 1, companyCode, user, password: DEMO_PASSWORD, consent: CONSENT_VERSION };
    return requestBytes(place.portal, { name: 'Login', payload, session: '' });
  });
}

/** People with a login name and a password of the real strength; answers with their login names. */
async function makeAccounts(
  { pool, server, database }: BookingPlace,
  stored: string,
  count: number,
): Promise<string[]> {
  const people = await makePeople(pool, count);
  const users = people.map(({ number }) => `storm-${number}`);
  const opened = await openDatabase({ databaseUrl: databaseUrl(server.url, database), dataDir: '' });
  const tenant = { portal: { database: opened }, company: { companyId: CROWD_COMPANY } };
  const key = await transact(tenant, (ctx) => openKeyring(Buffer.from(MASTER_KEY, 'hex')).companyKey(ctx));
  await opened.close();
  const ids = people.map(({ accountId }) => accountId);
  await pool.query('UPDATE account SET password_hash = $1 WHERE account_id = ANY($2::int[])', [stored, ids]);
  await pool.query(
    `INSERT INTO account_login (company_id, login_index, account_id)
     SELECT $1, index, id FROM unnest($2::bytea[], $3::int[]) AS made(index, id)`,
    [CROWD_COMPANY, users.map((user) => key.index('login', user)), ids],
  );
  await pool.query('ANALYZE account, account_login');
  return users;
}
