import type { InTx } from '../server/src/ctx.ts';
import type { Tenant } from '../server/src/db/transact.ts';
import type { DemoCompany } from './types.ts';

export async function fillHome({ db }: InTx<Tenant>, company: DemoCompany): Promise<void> {
  const { companyId: company_id } = company;
  for (const [group_no, group] of company.menus.entries()) {
    const { type, name, nameEng: name_eng } = group;
    await db.insertInto('menu_group').values({ company_id, group_no, type, name, name_eng }).execute();
    const items = group.items.map((item, sortOrder) => ({
      company_id,
      group_no,
      sort_order: sortOrder,
      item_id: item.id,
      icon: item.icon,
      name: item.name,
      name_eng: item.nameEng,
      url: item.url,
      click_method: item.click,
    }));
    if (items.length > 0) await db.insertInto('menu_item').values(items).execute();
  }
  const banners = company.banners.map(({ imageSmall, actionUrl, text, ...banner }, sortOrder) => ({
    company_id,
    sort_order: sortOrder,
    ...banner,
    image_small: imageSmall,
    action_url: actionUrl,
    body: text,
  }));
  if (banners.length > 0) await db.insertInto('banner').values(banners).execute();
  const campaigns = company.campaigns.map((campaign, sortOrder) => ({
    company_id,
    sort_order: sortOrder,
    target_url: campaign.targetUrl,
    image_url: campaign.imageUrl,
    title: campaign.title,
    title_eng: campaign.titleEng,
    body: campaign.text,
    body_eng: campaign.textEng,
    button: campaign.button,
    button_eng: campaign.buttonEng,
  }));
  if (campaigns.length > 0) await db.insertInto('campaign').values(campaigns).execute();
  const notices = company.notices.map((notice, index) => ({
    company_id,
    notice_id: index + 1,
    tone: notice.tone,
    title: notice.title,
    title_eng: notice.titleEng,
    body: notice.text,
    body_eng: notice.textEng,
    url: notice.url,
    shown_from: notice.from ?? null,
    shown_to: notice.to ?? null,
  }));
  if (notices.length > 0) await db.insertInto('notice').values(notices).execute();
}
