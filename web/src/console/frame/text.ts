import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  product: '健康福利运营台',
  skip: '跳到主要内容',
  menu: '运营台菜单',
  findPage: '查找页面',
  noPage: (sought: string) => `没有名称含「${sought}」的页面`,
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  breadcrumb: '当前位置',
  groups: {
    ...{
      checkUps: '体检服务',
      benefits: '福利与资金',
      malls: '商城',
      content: '内容',
      supply: '机构资源',
      setup: '企业与计划',
      system: '系统',
    },
  },
  roles: { support: '客服专员', finance: '财务专员', content: '内容专员', supply: '机构资源专员', admin: '管理员' },
  waiting: (count: number) => `，${count} 项待处理`,
  account: (who: string) => `${who}，账户菜单`,
  changePassword: '修改密码',
  signOut: '退出登录',
  signingOut: '正在退出…',
  endedTitle: '登录已结束',
  endedIdle: '您已 15 分钟没有操作，为保护员工信息已自动退出。重新登录后回到此页。',
  endedExpired: '登录已过期，或账户已被更改。重新登录后回到此页。',
  signInAgain: '重新登录',
  refusedTitle: (page: string) => `无法打开「${page}」`,
  refusedText: (role: string, roles: string) =>
    `您的角色是${role}，此页只对${roles}开放。如工作需要，请联系管理员调整角色。`,
  notFoundTitle: '页面不存在',
  notFoundText: '链接可能不完整，或页面已移动。',
  toFirstPage: '返回我的首页',
  and: '、',
};

const en: Dict<typeof zh> = {
  product: 'Benefits console',
  skip: 'Skip to main content',
  menu: 'Console menu',
  findPage: 'Find a page',
  noPage: (sought) => `No page has “${sought}” in its name`,
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  breadcrumb: 'Breadcrumb',
  groups: {
    ...{
      checkUps: 'Check-ups',
      benefits: 'Benefits',
      malls: 'Malls',
      content: 'Content',
      supply: 'Centres and seats',
      setup: 'Companies',
      system: 'System',
    },
  },
  roles: { support: 'Support', finance: 'Finance', content: 'Content', supply: 'Supply', admin: 'Administrator' },
  waiting: (count) => `, ${count} waiting`,
  account: (who) => `${who}, account menu`,
  changePassword: 'Change password',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  endedTitle: 'You have been signed out',
  endedIdle:
    'Nothing was done for 15 minutes, so you were signed out to protect what is on the screen. Signing in leads back here.',
  endedExpired: 'Your session has expired, or your account was changed. Signing in leads back here.',
  signInAgain: 'Sign in again',
  refusedTitle: (page) => `“${page}” is not open to you`,
  refusedText: (role, roles) =>
    `Your role is ${role}; this page is for ${roles}. If your work needs it, ask an administrator to change your role.`,
  notFoundTitle: 'Page not found',
  notFoundText: 'The link may be incomplete, or the page has moved.',
  toFirstPage: 'Back to my first page',
  and: ', ',
};

export const frameText: Texts<typeof zh> = { zh, en };
