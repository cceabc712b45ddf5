import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { makeCrowd, type Member } from '../../../test/crowd.ts';
import { grantTo, spendOf } from '../../../test/points.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { hiddenRelative, relativesOf } from '../../../test/points-world.ts';

let portal: TestPortal;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const self = (who: SignedIn) => ({ userGuid: who.user.CustomerGuid });
const history = async (kind: 'all' | 'earned' | 'spent' | 'expired', year = 0) =>
  dataOf(await portal.call('MyPoints', { ...self(emp), kind, year, pageSize: 100 }, { session: emp }));

describe('one’s own points', () => {
  it('are summed up: the balance, the soon expiring part, the spent ones', async () => {
    expect(dataOf(await portal.call('MyPointsSummary', self(emp), { session: emp }))).toEqual({
      balance: 1280,
      expiring: [{ on: '2026-07-25', points: 300 }],
      upcoming: null,
      earnedThisYear: 1800,
      spentThisYear: 520,
      spentInAll: 1920,
      years: [2026, 2025, 2024, 2023],
    });
  });

  it('have a history with the balance after each line, the latest first', async () => {
    const { rows, total } = await history('all');
    expect(total).toBe(rows.length);
    expect(rows.slice(0, 4)).toMatchObject([
      { kind: 'earn', points: 300, balance: 1280, expiresOn: '2026-07-25', source: 'programme', on: '2026-05-11' },
      { kind: 'giveBack', points: 200, balance: 980, spentOn: { kind: 'healthMall' } },
      { kind: 'spend', points: -200, balance: 780, title: { zh: '兑换 家用血压计' } },
      {
        kind: 'spend',
        points: -400,
        balance: 980,
        spentOn: { orderNo: expect.stringMatching(/^SC\d{14,24}$/) as string },
      },
    ]);
    expect(rows.filter(({ kind }) => kind === 'expire').map(({ points }) => points)).toEqual([-780, -640, -680]);
  });

  it('are narrowed by kind and year, and come in pages', async () => {
    expect(new Set((await history('earned')).rows.map(({ kind }) => kind))).toEqual(new Set(['earn', 'giveBack']));
    expect(new Set((await history('spent', 2026)).rows.map(({ on }) => on.slice(0, 4)))).toEqual(new Set(['2026']));
    expect((await history('expired', 2023)).rows).toEqual([]);
    const all = await history('all');
    const second = { ...self(emp), pageIndex: 1, pageSize: 5 };
    const page = dataOf(await portal.call('MyPoints', second, { session: emp }));
    expect([page.rows, page.total]).toEqual([all.rows.slice(5, 10), all.total]);
  });

  it('tell of points usable later, and answer a person without any', async () => {
    const [member] = (await makeCrowd(portal, 1)) as [Member];
    const ask = async () =>
      dataOf(await portal.call('MyPointsSummary', { userGuid: member.guid }, { session: member.token }));
    expect(await ask()).toMatchObject({ balance: 0, expiring: [], years: [] });
    await grantTo(portal, member.guid, { points: 50, validFrom: '2026-09-01', expiresOn: '2026-12-31' });
    expect(await ask()).toMatchObject({ balance: 0, upcoming: { from: '2026-09-01', points: 50 } });
  });

  it('of 2,000 lines come a page at a time', async () => {
    const [member] = (await makeCrowd(portal, 1)) as [Member];
    await grantTo(portal, member.guid, { points: 5 });
    await portal.portal.database.pool.query(
      `WITH more AS (
         INSERT INTO ledger_transfer SELECT company_id, transfer || '/' || n, kind, subject, unit, from_account, to_account,
           amount, pending, at FROM ledger_transfer, generate_series(1, 2000) n WHERE to_account = 'points:' || $1
         RETURNING company_id, transfer, at)
       INSERT INTO points_entry SELECT company_id, 900000000000 + row_number() OVER (), $1::uuid, transfer, 'earn', 5, 5,
         '{"zh":"福利","en":"Benefit"}', NULL, NULL, NULL, at FROM more`,
      [member.guid],
    );
    const payload = { userGuid: member.guid, pageIndex: 99 };
    const page = dataOf(await portal.call('MyPoints', payload, { session: member.token }));
    expect([page.rows.length, page.total]).toEqual([20, 2001]);
  });
});

describe('XiGouCustomerRewardPoints', () => {
  const ask = (customerGuid: string, who = emp) =>
    portal.call('XiGouCustomerRewardPoints', { ...self(who), customerGuid, session: who.token }, { session: who });

  it('answers with errorCode 200', async () => {
    const answer = await ask(emp.user.CustomerGuid);
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode: 200, message: '', data: { points: 1280 } });
  });

  // proves: points: relatives’ points shown by the company
  it('answers for a relative where the company shows that, else with a reason in both languages', async () => {
    const parent = await portal.login('demo', 'parent');
    const [spouse = ''] = relativesOf('parent');
    expect(dataOf(await ask(spouse, parent)).points).toBe(260);
    const list = () => portal.call('RelativePoints', self(parent), { session: parent });
    expect(dataOf(await list()).relatives.map(({ balance }) => balance)).toEqual([260, 0, 0, 0, 0]);
    const { code, login, relative } = hiddenRelative();
    const other = await portal.login(code, login);
    for (const language of LANGUAGES) {
      const options = { session: other, language };
      const hidden = [
        await portal.call('RelativePoints', self(other), options),
        await portal.call('XiGouCustomerRewardPoints', { ...self(other), customerGuid: relative }, options),
      ];
      expect(hidden.map(textOf)).toEqual([1, 2].map(() => faultText('relativePointsHidden', language)));
    }
    expect(faultOf(await ask(other.user.CustomerGuid, other))).toBe('answered');
  });
});

// proves: points: closed where the company has none
it('a company without points answers none of its calls, and says so', async () => {
  const who = await portal.login('dental', 'emp');
  const asked = [
    await portal.call('MyPointsSummary', self(who), { session: who }),
    await portal.call('MyPoints', self(who), { session: who }),
    await portal.call('RelativePoints', self(who), { session: who }),
    await portal.call(
      'XiGouCustomerRewardPoints',
      { ...self(who), customerGuid: who.user.CustomerGuid },
      { session: who },
    ),
  ];
  expect(asked.map(faultOf)).toEqual(['partClosed', 'partClosed', 'partClosed', 'partClosed']);
});

it('a refusal to spend says how much there is, in both languages', async () => {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  await grantTo(portal, member.guid, { points: 30 });
  expect(await spendOf(portal, member.guid, 50)).toBe('pointsShort');
  const amounts = { need: 50, have: 30 };
  expect(LANGUAGES.map((language) => faultText('pointsShort', language, amounts))).toEqual([
    '积分不足：需要 50 积分，可用 30 积分。请减少使用的积分或改用其他方式支付',
    'Not enough points: this takes 50 and you have 30. Use fewer points or pay another way',
  ]);
});
