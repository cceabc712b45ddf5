import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../test/answers.ts';
import { setConfig } from '../../../test/company-config.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

async function seenOn(day: string, company: string, user = 'emp') {
  portal.clock.at(`${day}T10:00:00+08:00`);
  const session = await portal.login(company, user, { headers: fromElsewhere() });
  const { CompanyId: companyId, CustomerGuid: userGuid } = session.user;
  const home = dataOf(await portal.call('GetCompanyColorsAndIndexMenus', { companyId }, { session }));
  const start = dataOf(await portal.call('CanBookingOrdering', { companyId }, { session }));
  const { bookingInfoList } = dataOf(await portal.call('MyBookingInfo', { userGuid }, { session }));
  const said = home.Notices.filter(({ id }) => id < 0);
  return { titles: said.map(({ title }) => title), said, start, plans: bookingInfoList };
}

describe('a person’s view of a window', () => {
  it.each([
    ['2023-08-27', 'deqin2', 'emp', '体检预约尚未开放', { CanOrder: false, Time: '2023-08-28' }],
    ['2023-08-28', 'deqin2', 'emp', '体检预约进行中', { CanOrder: true, Time: '' }],
    ['2023-09-08', 'deqin2', 'emp', '体检预约进行中', { CanOrder: true, Time: '' }],
    ['2023-09-09', 'deqin2', 'emp', '体检预约已结束', { CanOrder: false, Time: '' }],
    ['2023-01-08', 'deqin4', 'emp', '体检预约尚未开放', { CanOrder: false, Time: '2023-01-09' }],
    ['2023-01-09', 'deqin4', 'emp', '体检预约进行中', { CanOrder: true, Time: '' }],
    ['2024-01-09', 'deqin4', 'emp', '体检预约已结束', { CanOrder: false, Time: '' }],
  ])('on %s, at %s as %s', async (day, company, user, title, start) => {
    const seen = await seenOn(day, company, user);
    expect(seen.titles[0]).toBe(title);
    expect(seen.start).toMatchObject(start);
    expect(seen.plans.every(({ reason }) => (reason === null) === start.CanOrder)).toBe(true);
  });

  it('its first and last day are one range, in both languages', async () => {
    const { said } = await seenOn('2023-08-28', 'deqin2');
    expect(said[0]?.text).toBe('预约时间：2023 年 8 月 28 日至 9 月 8 日。');
    expect(said[0]?.textEng).toBe('Booking: 28 Aug – 8 Sep 2023.');
  });

  it.each([
    ['2023-01-02', '口袋医生即将开放报名'],
    ['2023-01-03', '口袋医生报名进行中'],
    ['2023-12-21', '口袋医生报名已截止'],
    ['2024-01-09', '本期口袋医生已结束'],
  ])('on %s the campaign of deqin4 is told as %s, with its days in both languages', async (day, title) => {
    const { said } = await seenOn(day, 'deqin4');
    const notice = said.find((one) => one.title === title);
    expect(notice?.text).toMatch(/202[34] 年 \d+ 月 \d+ 日/);
    expect(notice?.textEng).toMatch(/\d+ \w{3} 202[34]/);
  });

  // proves: the company’s window counts at the submit
  it('is the same on the screens, at the start and at the submit, of the company or of the plan', async () => {
    // a company not asked about yet: its settings are read anew
    await setConfig(portal, 474, 'bookingWindows', [{ from: '2023-09-01', to: '2023-12-31' }]);
    const windows = JSON.stringify([{ from: '2023-08-28', to: '2023-09-08' }]);
    await portal.portal.database.pool.query('UPDATE plan SET windows = $1 WHERE company_id = 474', [windows]);
    const { start, said, plans } = await seenOn('2023-08-31', 'deqin3');
    expect(start).toMatchObject({ CanOrder: false, Time: '2023-09-01' });
    expect(said[0]?.title).toBe('体检预约尚未开放');
    expect(plans[0]).toMatchObject({ windowFrom: '2023-09-01', windowTo: '2023-09-08' });
    expect(plans[0]?.reason).toEqual(start.reason);
    const over = await seenOn('2023-09-09', 'deqin3');
    expect(over.start.reason?.fault).toBe('planOver');
    expect(over.plans[0]?.reason).toEqual(over.start.reason);
  });

  // proves: home: no picture leads to a closed booking
  it.each([
    ['2023-08-27', false],
    ['2023-09-08', true],
    ['2023-09-09', false],
  ])('on %s pictures invite to book at deqin2: %s', async (day, isInvited) => {
    await portal.portal.database.pool.query(
      `UPDATE campaign SET target_url = '/web/plan/self?card=1' WHERE company_id = 452 AND sort_order = 0`,
    );
    portal.clock.at(`${day}T10:00:00+08:00`);
    const session = await portal.login('deqin2', 'emp', { headers: fromElsewhere() });
    const listed = dataOf(await portal.call('BannerList', { companyCode: 'deqin2' }, { session }));
    const slides = { code: 'deqin2', component: 'slide', langCode: 'zh-cn' } as const;
    const slid = dataOf(await portal.call('GetBannerByCode', slides, { session }));
    const campaigns = dataOf(await portal.call('GetCampaigns', { companyCode: 'deqin2', cityId: '' }, { session }));
    for (const urls of [listed, slid].map((banners) => banners.map(({ actionUrl }) => actionUrl)))
      expect(urls.includes('/web/personal')).toBe(isInvited);
    const targets = campaigns.map(({ targetUrl }) => targetUrl);
    expect(targets.includes('/web/plan/self?card=1')).toBe(isInvited);
    expect(targets.length + slid.length).toBeGreaterThan(0);
  });

  it('says nothing of a company whose booking never closes', async () => {
    expect((await seenOn('2026-06-10', 'demo')).titles).toEqual([]);
  });
});
