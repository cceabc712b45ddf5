import { type company as contract } from '#contract/company';
import type { opsOrders } from '#contract/ops/orders';
import { languageOf, type Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { cachedReply, type Handlers } from '../../http/handlers.ts';
import { allCompanies } from './ops-companies.ts';
import { listedBanner, presentBanner, presentCampaign, presentInfo, presentNotice } from './present.ts';
import { bannerRows, campaignRows, noticeRows } from './queries.ts';
import { isShownOn } from './rules.ts';
import { shownMenu } from './shown-menu.ts';
import { windowNotices } from './window-notices.ts';

/** What is shown today may not be shown tomorrow. */
const todayOf = ({ now }: EmployeeCtx): string => dayInShanghai(now());
const shownCampaigns = async (ctx: InTx<EmployeeCtx>) =>
  (await campaignRows(ctx)).filter((row) => isShownOn(row, todayOf(ctx)));
const shownBanners = async (ctx: InTx<EmployeeCtx>, lang: Language) =>
  (await bannerRows(ctx, lang)).filter((row) => isShownOn(row, todayOf(ctx)));

export const companyCalls: Handlers<typeof contract> = {
  GetCompanyColorsAndIndexMenus: cachedReply(
    ({ session, now }: EmployeeCtx) =>
      [session.roleType, session.employeeClass, session.vendorId, dayInShanghai(now())].join('|'),
    (ctx) =>
      transact(ctx, async (ctx) => {
        const { company } = ctx;
        const notices = await noticeRows(ctx);
        const today = dayInShanghai(ctx.now());
        return {
          Colors: company.colors,
          MobileMenuColumns: company.config.home.mobileColumns,
          MulLanguage: company.config.home.multiLanguage,
          Menus: await shownMenu(ctx),
          Notices: [
            ...notices.filter((notice) => isShownOn(notice, today)).map(presentNotice),
            ...windowNotices(company.config, today, ctx.session.employeeClass),
          ],
        };
      }),
  ),
  GetCompanyInfoById: cachedReply(
    () => '',
    async ({ company }) => presentInfo(company),
  ),
  GetCampaigns: cachedReply(todayOf, (ctx) =>
    transact(ctx, async (ctx) => (await shownCampaigns(ctx)).map(presentCampaign)),
  ),
  GetBannerByCode: cachedReply(
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${todayOf(ctx)}`,
    (ctx, input) =>
      transact(ctx, async (ctx) =>
        (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).flatMap(presentBanner),
      ),
  ),
  BannerList: cachedReply(
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${todayOf(ctx)}`,
    (ctx, input) =>
      transact(ctx, async (ctx) => (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).map(listedBanner)),
  ),
  RecentCampaign: cachedReply(
    (ctx, { count }) => `${count}|${todayOf(ctx)}`,
    (ctx, { count }) => transact(ctx, async (ctx) => (await shownCampaigns(ctx)).slice(0, count).map(presentCampaign)),
  ),
};

export const opsCompanyCalls: Pick<Handlers<typeof opsOrders>, 'OpsCompanies'> = {
  OpsCompanies: async ({ portal }) => ({ companies: await allCompanies(portal) }),
};
