import { inLanguage, LANGUAGES } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import type { Template } from './templates.ts';

/**
 * The parts of a home page that go along to a company made like another; notices and windows are about days, and stay.
 */
export interface HomeParts {
  groups: Omit<Schema['menu_group'], 'company_id'>[];
  items: Omit<Schema['menu_item'], 'company_id'>[];
  banners: Omit<Schema['banner'], 'company_id'>[];
  campaigns: Omit<Schema['campaign'], 'company_id'>[];
}

export async function readHome({ db, company }: InCompany): Promise<HomeParts> {
  const { companyId } = company;
  const groups = await db.selectFrom('menu_group').selectAll().where('company_id', '=', companyId).execute();
  const items = await db.selectFrom('menu_item').selectAll().where('company_id', '=', companyId).execute();
  const banners = await db.selectFrom('banner').selectAll().where('company_id', '=', companyId).execute();
  const campaigns = await db.selectFrom('campaign').selectAll().where('company_id', '=', companyId).execute();
  return { groups, items, banners, campaigns };
}

export const homeOf = ({ menus, banners }: Pick<Template, 'menus' | 'banners'>): HomeParts => {
  let last = 0;
  return {
    groups: menus.map(({ type, name, nameEng }, group_no) => ({ group_no, type, name, name_eng: nameEng })),
    items: menus.flatMap(({ items }, group_no) =>
      items.map(({ icon, name, nameEng, url, click }, sort_order) => {
        last += 1;
        return {
          ...{ item_id: last, group_no, sort_order, icon, name, name_eng: nameEng, url, click_method: click },
          ...{ shown_from: null, shown_to: null },
        };
      }),
    ),
    banners: banners.flatMap(({ image, imageSmall, url, alt, title, text, button }, sort_order) =>
      LANGUAGES.map((lang) => ({
        ...{ lang, sort_order, image, image_small: imageSmall, action_url: url, shown_from: null, shown_to: null },
        ...{ alt: inLanguage(alt, lang), title: inLanguage(title, lang) },
        ...{ body: inLanguage(text, lang), button: inLanguage(button, lang) },
      })),
    ),
    campaigns: [],
  };
};

export async function writeHome({ db, company }: InCompany, home: HomeParts): Promise<void> {
  const own = { company_id: company.companyId };
  const rows = <R extends object>(parts: readonly R[]) => parts.map((part) => ({ ...part, ...own }));
  if (home.groups.length > 0) await db.insertInto('menu_group').values(rows(home.groups)).execute();
  if (home.items.length > 0) await db.insertInto('menu_item').values(rows(home.items)).execute();
  if (home.banners.length > 0) await db.insertInto('banner').values(rows(home.banners)).execute();
  if (home.campaigns.length > 0) await db.insertInto('campaign').values(rows(home.campaigns)).execute();
}
