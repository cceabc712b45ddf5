import type { opsHome } from '#contract/ops/home';
import type { Handlers } from '../../http/handlers.ts';
import { readHome } from './read-home.ts';
import { saveList } from './save-list.ts';
import { writeBanners, writeCampaigns, writeMenus, writeNotices } from './write-lists.ts';

export const homeCalls: Handlers<typeof opsHome> = {
  OpsHome: readHome,
  OpsMenusSave: (ctx, { menus, ...asked }) => saveList(ctx, asked, 'menus', menus, writeMenus),
  OpsBannersSave: (ctx, { banners, ...asked }) => saveList(ctx, asked, 'banners', banners, writeBanners),
  OpsCampaignsSave: (ctx, { campaigns, ...asked }) => saveList(ctx, asked, 'campaigns', campaigns, writeCampaigns),
  OpsNoticesSave: (ctx, { notices, ...asked }) => saveList(ctx, asked, 'notices', notices, writeNotices),
};
