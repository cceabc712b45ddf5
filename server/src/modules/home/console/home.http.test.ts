import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeNotice } from '#contract/ops/home';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { emptyCompany, homeSample, reason } from '../../../../test/plans.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';

const COMPANY = 100;
let portal: TestPortal;
let session: Awaited<ReturnType<TestPortal['operator']>>;
let employee: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false, env: { TRUST_PROXY: '1' } });
  session = await portal.operator('content');
  employee = await portal.login('demo', 'emp', { headers: fromElsewhere() });
});
afterAll(() => portal.stop());

const homeOf = async (at = portal) =>
  dataOf(await at.call('GetCompanyColorsAndIndexMenus', { companyId: COMPANY }, { session: employee }));
const opsHome = async (companyId = COMPANY) => dataOf(await portal.call('OpsHome', { companyId }, { session }));
const notice = (title: string, days: Partial<HomeNotice> = {}): HomeNotice => ({
  ...{ tone: 'info', title: { zh: title, en: title }, text: { zh: '正文', en: 'Text' }, url: '/web/faq' },
  ...{ shownFrom: null, shownTo: null, ...days },
});
const saveNotices = async (notices: HomeNotice[]) =>
  portal.call('OpsNoticesSave', { ...(await homeSample(portal, 'notices')), notices }, { session });

describe('the home page of a company', () => {
  it('can be read of every company, and saved as it is, nothing changes', async () => {
    const { companies } = dataOf(await portal.call('OpsCompanies', {}, { session }));
    for (const { companyId } of companies) {
      const home = await opsHome(companyId);
      const { menus, banners, campaigns, notices, seen } = home;
      if (companyId !== COMPANY) continue;
      const named = { companyId, reason };
      dataOf(await portal.call('OpsMenusSave', { ...named, menus, seen: seen.menus }, { session }));
      dataOf(await portal.call('OpsBannersSave', { ...named, banners, seen: seen.banners }, { session }));
      dataOf(await portal.call('OpsCampaignsSave', { ...named, campaigns, seen: seen.campaigns }, { session }));
      dataOf(await portal.call('OpsNoticesSave', { ...named, notices, seen: seen.notices }, { session }));
      expect(await opsHome(companyId), String(companyId)).toEqual(home);
    }
  });

  it('of one that has nothing begins with an empty list', async () => {
    await emptyCompany(portal, 903, 'kongshan3');
    expect(await opsHome(903)).toMatchObject({ menus: [], banners: [], campaigns: [], notices: [] });
  });

  // proves: home pages: nodes see a change by its version
  it('shows a change within two seconds on every node, in its order and on its days', async () => {
    const node = await startPortal({ database: portal.database, jobs: false });
    const titles = async (at: TestPortal) => (await homeOf(at)).Notices.map(({ title }) => title);
    const before = await titles(node);
    expect(await titles(portal)).toEqual(before);
    const past = notice('昨天', { shownTo: '2026-06-09' });
    const today = notice('今天', { shownFrom: '2026-06-10', shownTo: '2026-06-10' });
    dataOf(await saveNotices([notice('二'), past, today, notice('一')]));
    for (const at of [portal, node])
      await expect.poll(() => titles(at), { timeout: 2_000, interval: 50 }).toEqual(['二', '今天', '一']);
    await node.stop();
  });

  it('shows menus, banners and campaigns on their days only; entries keep their numbers', async () => {
    const { menus, banners, campaigns, seen } = await opsHome();
    const [first] = menus;
    const [entry] = first?.items ?? [];
    if (!first || !entry) throw new Error('the demo has no menu');
    const over = { shownFrom: null, shownTo: '2026-06-01' };
    const fresh = { ...entry, itemId: undefined, name: { zh: '新入口', en: 'New entry' } };
    const changed = [{ ...first, items: [...first.items.slice(1), { ...entry, ...over }, fresh] }, ...menus.slice(1)];
    const named = { companyId: COMPANY, reason };
    dataOf(await portal.call('OpsMenusSave', { ...named, seen: seen.menus, menus: changed }, { session }));
    const hidden = banners.map((banner) => ({ ...banner, ...over }));
    dataOf(await portal.call('OpsBannersSave', { ...named, seen: seen.banners, banners: hidden }, { session }));
    const gone = campaigns.map((campaign) => ({ ...campaign, ...over }));
    dataOf(await portal.call('OpsCampaignsSave', { ...named, seen: seen.campaigns, campaigns: gone }, { session }));
    const shown = async () => (await homeOf()).Menus[0]?.List.map(({ ShowName }) => ShowName) ?? [];
    await expect.poll(shown, { timeout: 2_000, interval: 50 }).toContain('新入口');
    expect(await shown()).not.toContain(entry.name.zh);
    const after = (await opsHome()).menus[0]?.items ?? [];
    expect(after.slice(0, -1).map(({ itemId }) => itemId)).toEqual(
      [...first.items.slice(1), entry].map(({ itemId }) => itemId),
    );
    const slides = { code: 'demo', component: 'slide' as const };
    expect(dataOf(await portal.call('GetBannerByCode', slides, { session: employee }))).toEqual([]);
    const asked = { companyCode: 'demo', cityId: '' };
    expect(dataOf(await portal.call('GetCampaigns', asked, { session: employee }))).toEqual([]);
  });

  // proves: home pages: save the list seen
  // proves: home pages: no picture from elsewhere
  it('is not written over, and shows no picture or link from elsewhere', async () => {
    const stale = await homeSample(portal, 'notices');
    dataOf(await saveNotices([notice('新')]));
    expect(faultOf(await portal.call('OpsNoticesSave', stale, { session }))).toBe('homeChanged');
    expect((await opsHome()).notices.map(({ title }) => title.zh)).toEqual(['新']);
    for (const url of ['http://a.example', '//a.example', 'javascript:alert(1)', '/\\a.example'])
      expect(faultOf(await saveNotices([{ ...notice('坏'), url }])), url).toBe('badInput');
    const backwards = notice('倒', { shownFrom: '2026-06-10', shownTo: '2026-06-01' });
    expect(faultOf(await saveNotices([backwards]))).toBe('badInput');
    const { seen, campaigns } = await homeSample(portal, 'campaigns');
    const strange = campaigns.map((campaign) => ({ ...campaign, imageUrl: 'https://a.example/watch.png' }));
    const asked = { companyId: COMPANY, seen, reason, campaigns: strange };
    expect(faultOf(await portal.call('OpsCampaignsSave', asked, { session }))).toBe('homePicture');
  });
});
