import type { Language } from '#contract/language';
import type { CompanyCtx, InTx } from '../../ctx.ts';

type Ctx = InTx<CompanyCtx>;

export const menuRows = ({ db, company }: Ctx) =>
  db
    .selectFrom('menu_group as g')
    .innerJoin('menu_item as i', (join) =>
      join.onRef('i.company_id', '=', 'g.company_id').onRef('i.group_no', '=', 'g.group_no'),
    )
    .where('g.company_id', '=', company.companyId)
    .orderBy('g.group_no')
    .orderBy('i.sort_order')
    .select([
      'g.group_no as groupNo',
      'g.type',
      'g.name as groupName',
      'g.name_eng as groupNameEng',
      'i.item_id as itemId',
      'i.icon',
      'i.name',
      'i.name_eng as nameEng',
      'i.url',
      'i.click_method as clickMethod',
      'i.shown_from',
      'i.shown_to',
    ])
    .execute();
export type MenuRow = Awaited<ReturnType<typeof menuRows>>[number];

export const noticeRows = ({ db, company }: Ctx) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .orderBy('sort_order')
    .orderBy('notice_id')
    .execute();
export type NoticeRow = Awaited<ReturnType<typeof noticeRows>>[number];

export const bannerRows = ({ db, company }: Ctx, lang: Language) =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('lang', '=', lang)
    .orderBy('sort_order')
    .execute();

export const campaignRows = ({ db, company }: Ctx) =>
  db.selectFrom('campaign').selectAll().where('company_id', '=', company.companyId).orderBy('sort_order').execute();
