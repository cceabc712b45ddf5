import { type company as contract } from '#contract/calls/company';
import type { opsOrders } from '#contract/ops/orders';
import { languageOf, type Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { openingOn } from '#contract/rules/window';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { cachedReply, type Handlers } from '../../http/handlers.ts';
import { closedAmong } from './closed-paths.ts';
import { allCompanies } from './console/companies.ts';
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
/** Pictures ask whether the page they lead to refuses this person: where one may, the answer is the person's own. */
const invitedOf = (ctx: EmployeeCtx): string =>
  ctx.company.config.account.reimbursement ? `${viewerOf(ctx)}|${ctx.session.personGuid}` : viewerOf(ctx);
/** The pages where a booking begins; while the company's window is closed they only say so. */
const BOOKING = /^\/web\/(personal|relative(_parent|_deqin)?|plan\/[^/?#]+)([?#]|$)/;
const isBookingClosed = (ctx: EmployeeCtx): boolean =>
  !openingOn(todayOf(ctx), ctx.session.employeeClass, ctx.company.config.bookingWindows).open;
interface Shown {
  shown_from: string | null;
  shown_to: string | null;
}
/** The pictures of today that lead this person to a page that serves them. */
async function shownPictures<R extends Shown>(
  ctx: EmployeeCtx,
  rowsOf: (ctx: InTx<EmployeeCtx>) => Promise<R[]>,
  urlOf: (row: R) => string,
): Promise<R[]> {
  const shown = await transact(ctx, async (ctx) => {
    const isHidden = await hiddenFrom(ctx);
    return (await rowsOf(ctx)).filter((row) => isShownOn(row, todayOf(ctx)) && !isHidden(urlOf(row)));
  });
  const closed = await closedAmong(ctx, shown.map(urlOf));
  const noBooking = isBookingClosed(ctx);
  return shown
    .filter((row) => /* guard: claims: campaign for eligible people → true */ !closed.has(urlOf(row)))
    .filter(
      (row) => /* guard: home: no picture leads to a closed booking → true */ !(noBooking && BOOKING.test(urlOf(row))),
    );
}
const shownCampaigns = async (ctx: EmployeeCtx) =>
  (await shownPictures(ctx, campaignRows, ({ target_url }) => target_url)).map(presentCampaign);
const shownBanners = (ctx: EmployeeCtx, lang: Language) =>
  shownPictures(
    ctx,
    (ctx) => bannerRows(ctx, lang),
    ({ action_url }) => action_url,
  );

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
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${invitedOf(ctx)}`,
    async (ctx, input) => (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).flatMap(presentBanner),
  ),
  BannerList: cachedReply(
    (ctx, input) => `${languageOf(input.langCode ?? ctx.lang)}|${invitedOf(ctx)}`,
    async (ctx, input) => (await shownBanners(ctx, languageOf(input.langCode ?? ctx.lang))).map(listedBanner),
  ),
  RecentCampaign: cachedReply(
    (ctx, { count }) => `${count}|${invitedOf(ctx)}`,
    async (ctx, { count }) => (await shownCampaigns(ctx)).slice(0, count),
  ),
};

export const opsCompanyCalls: Pick<Handlers<typeof opsOrders>, 'OpsCompanies'> = {
  OpsCompanies: async ({ portal }) => ({ companies: await allCompanies(portal) }),
};
