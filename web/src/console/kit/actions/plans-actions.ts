import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' actions on a company's plans, home page and staff, by the names the audit has for them. */
const zh = {
  'plan.add': '新建体检计划',
  'plan.change': '修改体检计划',
  'plan.close': '停止体检计划预约',
  'plan.reopen': '恢复体检计划预约',
  'roster.check': '试算员工名单',
  'roster.run': '导入员工名单',
  'home.menus': '修改首页菜单',
  'home.banners': '修改首页横幅',
  'home.campaigns': '修改首页活动',
  'home.notices': '修改首页公告',
};

const en: Dict<typeof zh> = {
  'plan.add': 'Plan added',
  'plan.change': 'Plan changed',
  'plan.close': 'Plan closed',
  'plan.reopen': 'Plan opened again',
  'roster.check': 'Staff roster checked',
  'roster.run': 'Staff roster imported',
  'home.menus': 'Menus of the home page changed',
  'home.banners': 'Banners of the home page changed',
  'home.campaigns': 'Campaigns of the home page changed',
  'home.notices': 'Notices of the home page changed',
};

export const plansActions: Texts<typeof zh> = { zh, en };
