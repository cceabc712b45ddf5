import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '我的服务',
  intro: '已购买或获赠的服务、有效期与使用方式。',
  list: '服务列表',
  states: { active: '可使用', expiring: '即将到期', notYet: '未开始', over: '已过期', ended: '已停用' },
  term: (from: string, to: string) => `有效期 ${from} 至 ${to}`,
  use: { link: '去使用', code: '查看兑换码', booking: '去预约' },
  labelFor: (use: string, name: string) => `${use}：${name}`,
  hide: '隐藏兑换码',
  code: '兑换码',
  shown: (seconds: number) => `${seconds} 秒后自动隐藏`,
  copy: '复制',
  copied: '兑换码已复制',
  copyFailed: '复制失败，请手动选中复制',
  loading: '正在获取',
  emptyTitle: '暂无服务',
  emptyText: '购买或获赠的服务会显示在这里。',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  page: (number: number) => `第 ${number} 页`,
};

const en: Dict<typeof zh> = {
  title: 'My services',
  intro: 'What you have bought or been given, until when, and how to use it.',
  list: 'Services',
  states: { active: 'Active', expiring: 'Ends soon', notYet: 'Not started', over: 'Over', ended: 'Ended' },
  term: (from, to) => `${from} to ${to}`,
  use: { link: 'Use it', code: 'Show the code', booking: 'Book' },
  labelFor: (use, name) => `${use}: ${name}`,
  hide: 'Hide the code',
  code: 'Code',
  shown: (seconds) => `Hidden again after ${seconds} seconds`,
  copy: 'Copy',
  copied: 'Code copied',
  copyFailed: 'Could not copy. Please select and copy it by hand',
  loading: 'Fetching',
  emptyTitle: 'No services yet',
  emptyText: 'Services you buy or are given appear here.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
};

export const servicesText: Texts<typeof zh> = { zh, en };
