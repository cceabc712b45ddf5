import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromElsewhere, dataOf } from '../server/test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../server/test/portal.ts';
import { pastSurvey } from '../server/test/questionnaires.ts';
import { MATRIX_DAYS } from './describe-companies.ts';
import { behaviourOf, centreOf, mallsOf } from './matrix.ts';
import { demoWorld } from './world.ts';

/** The day the tests' demo world is made on: its rolling windows are reckoned from it. */
const MADE_ON = '2026-06-10';
const world = demoWorld(MADE_ON);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  await pastSurvey(portal, 250);
});
afterAll(() => portal.stop());

/** The data the home page, the account centre and the malls are drawn from. */
async function walk(session: SignedIn) {
  const { CompanyId: companyId } = session.user;
  const home = dataOf(await portal.call('GetCompanyColorsAndIndexMenus', { companyId }, { session }));
  const { config } = dataOf(await portal.call('GetCompanyInfoById', { CompanyId: companyId }, { session }));
  const said = home.Notices.filter(({ id }) => id < 0).map(({ title }) => title);
  return {
    menu: home.Menus.flatMap(({ List }) => List.map(({ ShowNameEng }) => ShowNameEng)),
    centre: centreOf(config.account),
    malls: mallsOf(config),
    leaving: config.header.exit ? config.afterLogout.to : `${config.afterLogout.to}, no exit`,
    said,
  };
}

const BOOKING = { 体检预约尚未开放: 'before', 体检预约进行中: 'open', 体检预约已结束: 'after' };
const CAMPAIGN = {
  口袋医生即将开放报名: 'before',
  口袋医生报名进行中: 'open',
  口袋医生报名已截止: 'closed',
  本期口袋医生已结束: 'over',
};
const told = (words: Record<string, string>, said: string[]): string | undefined =>
  said.map((title) => words[title]).find((one) => one !== undefined);

describe.each(MATRIX_DAYS)('on %s', (day) => {
  // single sign-on has no password to walk in with
  const walked = world.filter(({ config }) => !config.login?.ssoOnly);
  it.each(walked.map((company) => [company.code, company] as const))(
    '%s is as the matrix says',
    async (code, company) => {
      portal.clock.at(`${day}T10:00:00+08:00`);
      const session = await portal.login(code, 'emp', { headers: fromElsewhere() });
      const matrix = behaviourOf(company, day);
      const { said, ...found } = await walk(session);
      const { menu, centre, malls, leaving } = matrix;
      const hidden = new Set(hiddenFrom(company, session.user));
      expect(found).toEqual({ menu: menu.filter((name) => !hidden.has(name)), centre, malls, leaving });
      expect(told(BOOKING, said) ?? 'open').toBe(matrix.booking);
      // a campaign is not spoken of for ever
      const campaign = told(CAMPAIGN, said) ?? (matrix.campaign === 'over' ? 'over' : '–');
      expect(campaign).toBe(matrix.campaign);
      const { CanOrder } = dataOf(
        await portal.call('CanBookingOrdering', { companyId: session.user.CompanyId }, { session }),
      );
      expect(CanOrder).toBe(matrix.booking === 'open');
      const mall = await portal.call('GetProductInfo', { companyId: session.user.CompanyId }, { session });
      expect(mall.decoded?.ok).toBe(true);
    },
  );
});

/** The entries the company's menu rules hide from this person. */
function hiddenFrom({ config, menus }: (typeof world)[number], user: SignedIn['user']): string[] {
  const rules = (config.menuRules ?? []).filter(
    ({ forClasses, unlessVendor }) => forClasses.includes(user.employeeClass) && unlessVendor !== user.VendorId,
  );
  return menus
    .flatMap(({ items }) => items)
    .flatMap(({ id, nameEng }) => (rules.some(({ hideItem }) => hideItem === id) ? [nameEng] : []));
}
