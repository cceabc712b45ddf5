import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../../test/crowd.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { transact } from '../../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { hashPassword } from '../password/password-hash.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const here = () => ({ portal: portal.portal, company: { companyId: CROWD_COMPANY } });

/** People who have a login name and a password; answers with both guid and name. */
async function makeLogins(count: number): Promise<{ guid: string; user: string }[]> {
  const people = (await makeCrowd(portal, count)).map(({ guid }) => ({ guid, user: `crowd-${guid}` }));
  const stored = await hashPassword(DEMO_PASSWORD);
  await transact(here(), async (ctx) => {
    const key = await portal.portal.keyring.companyKey(ctx);
    for (const { guid, user } of people) {
      const { account_id } = await ctx.db
        .updateTable('account')
        .set({ password_hash: stored })
        .where('company_id', '=', CROWD_COMPANY)
        .where('person_guid', '=', guid)
        .returning('account_id')
        .executeTakeFirstOrThrow();
      const row = { company_id: CROWD_COMPANY, login_index: key.index('login', user), account_id };
      await ctx.db.insertInto('account_login').values(row).execute();
    }
  });
  return people;
}

const signIn = (user: string, password = DEMO_PASSWORD) =>
  portal.call('Login', { appType: 1, companyCode: 'demo', user, password, consent: CONSENT_VERSION });

const consentsOf = (guids: string[]) =>
  transact(here(), ({ db }) =>
    db
      .selectFrom('audit')
      .select('person_guid')
      .where('company_id', '=', CROWD_COMPANY)
      .where('action', '=', 'consent.give')
      .where('person_guid', 'in', guids)
      .execute(),
  );

it('a crowd that signs in at once is in, each as themselves and with their own consent in the audit', async () => {
  const people = await makeLogins(40);
  const answers = await Promise.all(people.map(({ user }) => signIn(user)));
  expect(answers.map((answer) => dataOf(answer).CustomerGuid)).toEqual(people.map(({ guid }) => guid));
  const own = await Promise.all(
    answers.map((answer) => {
      const { CustomerGuid: userGuid, Session: session } = dataOf(answer);
      return portal.call('MySessions', { userGuid }, { session });
    }),
  );
  expect(new Set(own.map(faultOf))).toEqual(new Set(['answered']));
  const guids = people.map(({ guid }) => guid);
  const told = (await consentsOf(guids)).map(({ person_guid }) => person_guid);
  expect([told.length, new Set(told)]).toEqual([guids.length, new Set(guids)]);
});

it('of a crowd only those are refused whose password is wrong', async () => {
  const people = await makeLogins(24);
  const answers = await Promise.all(
    people.map(({ user }, at) => signIn(user, at % 3 === 0 ? 'Wrong#2026' : undefined)),
  );
  expect(answers.map(faultOf)).toEqual(people.map((_, at) => (at % 3 === 0 ? 'wrongCredentials' : 'answered')));
});

it('a person of a crowd who cannot enter keeps no other out', async () => {
  const people = await makeLogins(30);
  const damaged = people.filter((_, at) => at % 5 === 0);
  await portal.portal.database.pool.query(
    `UPDATE person SET name = '\\x00'::bytea WHERE company_id = $1 AND person_guid = ANY($2::uuid[])`,
    [CROWD_COMPANY, damaged.map(({ guid }) => guid)],
  );
  const answers = await Promise.all(people.map(({ user }) => signIn(user)));
  expect(answers.map(faultOf)).toEqual(people.map((one) => (damaged.includes(one) ? 'unknown' : 'answered')));
});
