import { type company as contract } from '#contract/company';
import type { opsOrders } from '#contract/ops/orders';
import { languageOf, type Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { cachedReply, type Handlers } from '../../http/handlers.ts';
import { closedAmong } from './closed-paths.ts';
import { allCompanies } from './ops-companies.ts';
import { listedBanner, presentBanner, presentCampaign, presentInfo, presentNotice } from './present.ts';
import { bannerRows, campaignRows, noticeRows } from './queries.ts';
import { isShownOn } from './rules.ts';
import { hiddenFrom, shownMenu } from './shown-menu.ts';
import { windowNotices } from './window-notices.ts';

/** Lists end with the day: tomorrow's may be others. */
const todayOf = ({ now }: EmployeeCtx): string => dayInShanghai(now());
/** People who see the same menu: an entry hidden there is hidden in the pictures too. */
const viewerOf = (ctx: EmployeeCtx): string =>
  [ctx.session.roleType, ctx.session.employeeClass, ctx.session.vendorId, todayOf(ctx)].join('|');
/** Campaigns ask whether the page they lead to refuses this person: where one may, the answer is the person's own. */
const invitedOf = (ctx: EmployeeCtx): string =>
  ctx.company.config.account.reimbursement ? `${viewerOf(ctx)}|${ctx.session.personGuid}` : viewerOf(ctx);
async function shownCampaigns(ctx: EmployeeCtx) {
  const shown = await transact(ctx, async (ctx) => {
    const isHidden = await hiddenFrom(ctx);
    return (await campaignRows(ctx)).filter((row) => isShownOn(row, todayOf(ctx)) && !isHidden(row.target_url));
  });
  const closed = await closedAmong(
    ctx,
    shown.map(({ target_url }) => target_url),
  );
  return shown
    .filter(({ target_url }) => /* guard: claims: campaign for eligible people → true */ !closed.has(target_url))
    .map(presentCampaign);
}
const shownBanners = async (ctx: InTx<EmployeeCtx>, lang: Language) => {
  const isHidden = await hiddenFrom(ctx);
  return (await bannerRows(ctx, lang)).filter((row) => isShownOn(row, todayOf(ctx)) && !isHidden(row.action_url));
};

export const companyCalls: Handlers<typeof contract> = {
  GetCompanyColorsAndIndexMenus: cachedReply(viewerOf, (ctx) =>
    transact(ctx, async (ctx) => {
      const { company } = ctx;
      const notices = await noticeRows(ctx);
      const today = todayOf(ctx);
      const isHidden = await hiddenFrom(ctx);
      return {
        Colors: company.colors,
        MobileMenuColumns: company.config.home.mobileColumns,
        MulLanguage: company.config.home.multiLanguage,
        Menus: await shownMenu(ctx),
        Notices: [
          ...notices
            .filter((notice) => isShownOn(notice, today))
            .map((notice) => presentNotice(notice, company.config)),
          ...windowNotices(company.config, today, ctx.session.employeeClass).filter(({ url }) => !isHidden(url)),
        ],
      };
    }),
  ),
  GetCompanyInfoById: cachedReply(
    () => '',
    async ({ company }) => presentInfo(company),
  ),
  GetCampaigns: cachedReply(invitedOf, shownCampaigns),
  GetBannerByCode: cachedReply(
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${viewerOf(ctx)}`,
    (ctx, input) =>
      transact(ctx, async (ctx) =>
        (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).flatMap(presentBanner),
      ),
  ),
  BannerList: cachedReply(
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${viewerOf(ctx)}`,
    (ctx, input) =>
      transact(ctx, async (ctx) => (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).map(listedBanner)),
  ),
  RecentCampaign: cachedReply(
    (ctx, { count }) => `${count}|${invitedOf(ctx)}`,
    async (ctx, { count }) => (await shownCampaigns(ctx)).slice(0, count),
  ),
};

export const opsCompanyCalls: Pick<Handlers<typeof opsOrders>, 'OpsCompanies'> = {
  OpsCompanies: async ({ portal }) => ({ companies: await allCompanies(portal) }),
};
