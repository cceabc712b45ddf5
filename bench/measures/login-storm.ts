import { verify } from '@node-rs/argon2';
import { CONSENT_VERSION } from '#contract/identity';
import { openKeyring } from '../../server/src/db/keyring.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { transact } from '../../server/src/db/transact.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/password.ts';
import { hashPassword } from '../../server/src/modules/identity/password-hash.ts';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';
import { makePeople } from '../booking/crowd.ts';
import { databaseUrl } from '../booking/database-url.ts';
import { bookingPlace, MASTER_KEY, type BookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { requestBytes } from '../stand/prepared-call.ts';
import { percentile, sendAll } from '../stand/queue.ts';
import { demoAccounts } from '../stand/sign-in.ts';

const MOST = 5_000;
/** Whoever waits longer than the portal may answer is refused: a slower machine gets as many as it can hash in this time. */
const HASHING_SECONDS = 28;
const HASHES_AT_ONCE = 2;
const SAMPLE = 300;

/** Right logins of as many people from one address, all at once: the time until the last is in, against hashing alone. */
export const measure: Measure = {
  name: 'login-storm',
  goal: 1.3,
  better: 'less',
  async run(stand) {
    const place = await bookingPlace(stand);
    const stored = await hashPassword(DEMO_PASSWORD);
    const count = Math.min(MOST, Math.floor(HASHING_SECONDS * (SAMPLE / (await hashingSeconds(stored, SAMPLE)))));
    const users = await makeAccounts(place, stored, count);
    const { companyCode } = demoAccounts()[0];
    const requests = users.map((user) => {
      const payload = { appType: 1, companyCode, user, password: DEMO_PASSWORD, consent: CONSENT_VERSION };
      return requestBytes(place.portal, { name: 'Login', payload, session: '' });
    });
    const before = await hashingSeconds(stored, count);
    const { perSecond, ms } = await sendAll({
      ...{ port: place.portal.port, requests, connections: count },
      expect: '"Session":"',
    });
    const hashing = (before + (await hashingSeconds(stored, count))) / 2;
    const storm = count / perSecond;
    stand.note(
      `${count} right logins at once from one address: all in after ${storm.toFixed(1)} s, half of them after ` +
        `${(percentile(ms, 0.5) / 1000).toFixed(1)} s; hashing alone ${hashing.toFixed(1)} s`,
    );
    return storm / hashing;
  },
};

/** So many password checks and nothing else, as many at a time as the portal allows. */
async function hashingSeconds(stored: string, count: number): Promise<number> {
  const from = performance.now();
  let next = 0;
  const check = async (): Promise<void> => {
    for (; next < count; next += 1) await verify(stored, DEMO_PASSWORD);
  };
  await Promise.all(Array.from({ length: HASHES_AT_ONCE }, check));
  return (performance.now() - from) / 1000;
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
