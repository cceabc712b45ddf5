import { createHash } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { HomeBanner, HomeCampaign, HomeLists, HomeNotice, MenuBlock, opsHome } from '#contract/ops/home';
import type { InTx, OperatorCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { bannerRows, campaignRows, enterCompany, noticeRows, type OperatorInCompany } from '../company/index.ts';

type Ctx = InTx<OperatorInCompany>;

/** The lists as they are kept, for all days and all viewers. */
export const loadLists: { readonly [L in keyof HomeLists]: (ctx: Ctx) => Promise<HomeLists[L]> } = {
  menus: loadMenus,
  banners: async (ctx) => [...(await bannersIn(ctx, 'zh-cn')), ...(await bannersIn(ctx, 'en-us'))],
  campaigns: async (ctx) =>
    (await campaignRows(ctx)).map((row): HomeCampaign => ({
      targetUrl: row.target_url,
      imageUrl: row.image_url,
      title: { zh: row.title, en: row.title_eng },
      text: { zh: row.body, en: row.body_eng },
      button: { zh: row.button, en: row.button_eng },
      ...daysOf(row),
    })),
  notices: async (ctx) =>
    (await noticeRows(ctx)).map((row): HomeNotice => ({
      tone: row.tone,
      title: { zh: row.title, en: row.title_eng },
      text: { zh: row.body, en: row.body_eng },
      url: row.url,
      ...daysOf(row),
    })),
};

const daysOf = ({ shown_from, shown_to }: { shown_from: string | null; shown_to: string | null }) => ({
  shownFrom: shown_from,
  shownTo: shown_to,
});

const bannersIn = async (ctx: Ctx, lang: HomeBanner['lang']): Promise<HomeBanner[]> =>
  (await bannerRows(ctx, lang)).map((row) => ({
    ...{ lang, image: row.image, imageSmall: row.image_small, actionUrl: row.action_url, alt: row.alt },
    ...{ title: row.title, text: row.body, button: row.button },
    ...daysOf(row),
  }));

/** Groups without entries as well: an operator has begun them. */
async function loadMenus({ db, company }: Ctx): Promise<MenuBlock[]> {
  const own = { company_id: company.companyId };
  const groups = await db
    .selectFrom('menu_group')
    .selectAll()
    .where((where) => where.and(own))
    .orderBy('group_no')
    .execute();
  const items = await db
    .selectFrom('menu_item')
    .selectAll()
    .where((where) => where.and(own))
    .orderBy('sort_order')
    .execute();
  return groups.map(({ group_no, type, name, name_eng }) => ({
    type,
    name: { zh: name, en: name_eng },
    items: items
      .filter((item) => item.group_no === group_no)
      .map((item) => ({
        ...{ itemId: item.item_id, icon: item.icon, name: { zh: item.name, en: item.name_eng }, url: item.url },
        clickMethod: item.click_method,
        ...daysOf(item),
      })),
  }));
}

/** Stays the same until the list is changed. */
export const seenOf = (list: HomeLists[keyof HomeLists]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);

/** About no person, and so not audited: the company's people see it every day. */
export async function readHome(
  ctx: OperatorCtx,
  { companyId }: Input<typeof opsHome.OpsHome>,
): Promise<Reply<typeof opsHome.OpsHome>> {
  const entered = await enterCompany(ctx, companyId);
  const { code, name, nameEng } = entered.company;
  return transact(entered, async (ctx) => {
    const menus = await loadLists.menus(ctx);
    const banners = await loadLists.banners(ctx);
    const campaigns = await loadLists.campaigns(ctx);
    const notices = await loadLists.notices(ctx);
    return {
      company: { companyId, code, name: { zh: name, en: nameEng } },
      ...{ menus, banners, campaigns, notices },
      seen: {
        menus: seenOf(menus),
        banners: seenOf(banners),
        campaigns: seenOf(campaigns),
        notices: seenOf(notices),
      },
    };
  });
}
