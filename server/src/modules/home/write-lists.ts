import type { HomeLists } from '#contract/ops/home';
import type { InTx } from '../../ctx.ts';
import type { OperatorInCompany } from '../company/index.ts';
import { SMALL } from './keep-pictures.ts';

type Ctx = InTx<OperatorInCompany>;

const daysOf = ({ shownFrom, shownTo }: { shownFrom: string | null; shownTo: string | null }) => ({
  shown_from: shownFrom,
  shown_to: shownTo,
});

/** Entries keep their numbers, by which rules know them; new ones get the next. */
export async function writeMenus({ db, company }: Ctx, menus: HomeLists['menus']): Promise<void> {
  const { companyId: company_id } = company;
  const before = await db
    .selectFrom('menu_item')
    .select('item_id')
    .where('company_id', '=', company_id)
    .orderBy('item_id')
    .execute();
  const known = new Set(before.map(({ item_id }) => item_id));
  let last = before.at(-1)?.item_id ?? 0;
  const numberOf = (itemId: number | undefined): number => {
    // each number once, and none that was made up
    if (itemId !== undefined && known.delete(itemId)) return itemId;
    last += 1;
    return last;
  };
  await db.deleteFrom('menu_item').where('company_id', '=', company_id).execute();
  await db.deleteFrom('menu_group').where('company_id', '=', company_id).execute();
  for (const [group_no, { type, name, items }] of menus.entries()) {
    await db
      .insertInto('menu_group')
      .values({ company_id, group_no, type, name: name.zh, name_eng: name.en })
      .execute();
    const rows = items.map((item, sort_order) => ({
      ...{ company_id, group_no, sort_order, item_id: numberOf(item.itemId), icon: item.icon },
      ...{ name: item.name.zh, name_eng: item.name.en, url: item.url, click_method: item.clickMethod },
      ...daysOf(item),
    }));
    if (rows.length > 0) await db.insertInto('menu_item').values(rows).execute();
  }
}

export async function writeBanners({ db, company }: Ctx, banners: HomeLists['banners']): Promise<void> {
  const { companyId: company_id } = company;
  await db.deleteFrom('banner').where('company_id', '=', company_id).execute();
  const rows = banners.map((banner, sort_order) => ({
    ...{ company_id, sort_order, lang: banner.lang, image: banner.image, image_small: smallOf(banner) },
    ...{ action_url: banner.actionUrl, alt: banner.alt, title: banner.title, body: banner.text, button: banner.button },
    ...daysOf(banner),
  }));
  if (rows.length > 0) await db.insertInto('banner').values(rows).execute();
}

const smallOf = ({ image, imageSmall }: HomeLists['banners'][number]): string => {
  const address = imageSmall || image;
  if (address.includes('small')) return address;
  return address.includes('?') ? `${address}${SMALL}` : `${address}?${SMALL.slice(1)}`;
};

export async function writeCampaigns({ db, company }: Ctx, campaigns: HomeLists['campaigns']): Promise<void> {
  const { companyId: company_id } = company;
  await db.deleteFrom('campaign').where('company_id', '=', company_id).execute();
  const rows = campaigns.map(({ title, text, button, ...campaign }, sort_order) => ({
    ...{ company_id, sort_order, target_url: campaign.targetUrl, image_url: campaign.imageUrl },
    ...{ title: title.zh, title_eng: title.en, body: text.zh, body_eng: text.en },
    ...{ button: button.zh, button_eng: button.en },
    ...daysOf(campaign),
  }));
  if (rows.length > 0) await db.insertInto('campaign').values(rows).execute();
}

export async function writeNotices({ db, company }: Ctx, notices: HomeLists['notices']): Promise<void> {
  const { companyId: company_id } = company;
  await db.deleteFrom('notice').where('company_id', '=', company_id).execute();
  const rows = notices.map(({ title, text, tone, url, ...notice }, sort_order) => ({
    ...{ company_id, sort_order, notice_id: sort_order + 1, tone, url },
    ...{ title: title.zh, title_eng: title.en, body: text.zh, body_eng: text.en },
    ...daysOf(notice),
  }));
  if (rows.length > 0) await db.insertInto('notice').values(rows).execute();
}
