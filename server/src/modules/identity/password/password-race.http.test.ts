import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../../test/crowd.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { FULL } from '../../../../test/run-size.ts';
import { transact } from '../../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { hashPassword } from './password-hash.ts';
import { newToken, tokenHash } from '../session/session.ts';

/** A thousand at full size; without the guard one in ten already shows it. */
const RACES = FULL ? 1_000 : 24;
const NEW = 'Harbour~2031';

interface Racer {
  guid: string;
  user: string;
  accountId: number;
  token: string;
}

let one: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  one = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  other = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false, database: one.database, now: one.clock.now() });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const here = () => ({ portal: one.portal, company: { companyId: CROWD_COMPANY } });

/** People with a session, a login name and the same password. */
async function makeRacers(count: number): Promise<Racer[]> {
  const members = await makeCrowd(one, count);
  const stored = await hashPassword(DEMO_PASSWORD);
  return transact(here(), async (ctx) => {
    const key = await one.portal.keyring.companyKey(ctx);
    const racers: Racer[] = [];
    for (const { guid, token } of members) {
      const { account_id } = await ctx.db
        .updateTable('account')
        .set({ password_hash: stored })
        .where('company_id', '=', CROWD_COMPANY)
        .where('person_guid', '=', guid)
        .returning('account_id')
        .executeTakeFirstOrThrow();
      const user = `racer-${guid}`;
      const row = { company_id: CROWD_COMPANY, login_index: key.index('login', user), account_id };
      await ctx.db.insertInto('account_login').values(row).execute();
      racers.push({ guid, user, accountId: account_id, token });
    }
    return racers;
  });
}

const signIn = (node: TestPortal, { user }: Racer, password = DEMO_PASSWORD) =>
  node.call(
    'Login',
    { appType: 1, companyCode: 'demo', user, password, consent: CONSENT_VERSION },
    { headers: fromElsewhere() },
  );

const change = (node: TestPortal, { guid, token }: Racer) =>
  node.call('ChangePw', { userGuid: guid, pw: DEMO_PASSWORD, npw: NEW }, { session: token });

async function reset(node: TestPortal, { accountId }: Racer) {
  const ticket = newToken();
  await transact(here(), ({ db }) =>
    db
      .insertInto('password_ticket')
      .values({
        ...{ company_id: CROWD_COMPANY, account_id: accountId, code_id: randomUUID(), token_hash: tokenHash(ticket) },
        expires_at: new Date(one.clock.now().getTime() + MINUTE),
      })
      .execute(),
  );
  return node.call('ResetPw', { ticket, npw: NEW }, { headers: fromElsewhere() });
}

const openSessions = ({ accountId }: Racer) =>
  transact(here(), ({ db }) =>
    db
      .selectFrom('session')
      .select('session_id')
      .where('company_id', '=', CROWD_COMPANY)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute(),
  );

/** Signs in with the old password, again and again, until the new one is there; how often that was answered. */
async function signInUntil(node: TestPortal, racer: Racer, isOver: () => boolean): Promise<void> {
  do await signIn(node, racer);
  while (!isOver());
}

async function race(racer: Racer, replace: (node: TestPortal, racer: Racer) => Promise<Answer>) {
  let over = false;
  const replaced = replace(one, racer).finally(() => (over = true));
  await Promise.all([one, other, other].map((node) => signInUntil(node, racer, () => over)));
  return faultOf(await replaced);
}

describe('a session that was opened with the old password', () => {
  it.each([
    ['changed', change],
    ['reset', reset],
  ])('is not there after it was %s at the same moment, on two nodes', { timeout: 600_000 }, async (_, replace) => {
    const racers = await makeRacers(RACES / 2);
    const left: number[] = [];
    for (const racer of racers) {
      expect(await race(racer, replace)).toBe('answered');
      left.push((await openSessions(racer)).length);
    }
    expect(left.filter((sessions) => sessions > 0)).toEqual([]);
    await one.portal.database.pool.query('DELETE FROM login_try');
    expect(faultOf(await signIn(other, racers[0] as Racer, NEW))).toBe('answered');
  });

  // proves: a password is asked again where its session begins
  it('is never opened: the right password is asked again where the session begins', async () => {
    const [racer] = (await makeRacers(1)) as [Racer];
    const stored = await hashPassword(NEW);
    const { pool } = one.portal.database;
    const isHeldUp = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%for no key update%'`;
    const coming = await transact(here(), async ({ db }) => {
      await db
        .updateTable('account')
        .set({ password_hash: stored })
        .where('company_id', '=', CROWD_COMPANY)
        .where('account_id', '=', racer.accountId)
        .execute();
      let isAnswered = false;
      const answer = signIn(other, racer).finally(() => (isAnswered = true));
      const waits = async () => isAnswered || ((await pool.query(isHeldUp)).rowCount ?? 0) > 0;
      await expect.poll(waits, { timeout: 20_000, interval: 5 }).toBe(true);
      return { answer };
    });
    expect(faultOf(await coming.answer)).toBe('wrongCredentials');
    expect(await openSessions(racer)).toHaveLength(1);
  });
});
