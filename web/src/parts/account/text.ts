import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  centre: '个人中心',
  menu: '个人中心菜单',
  closed: '贵公司未开通此项服务',
  closedText: '如有疑问，请联系客服。其他服务可从菜单进入。',
  home: '返回首页',
  labels: {
    information: '个人资料',
    relatives: '家属资料',
    addresses: '常用地址',
    points: '我的积分',
    reimbursement: '报销申请',
    cards: '我的卡包',
    invoices: '我的发票',
    services: '我的服务',
    feedback: '我的反馈',
    customerService: '客服中心',
    indicators: '指标解读',
    indexEntry: '指标入口',
    changePassword: '修改密码',
    devices: '登录设备',
    privacy: '隐私与数据',
  },
};

const en: Dict<typeof zh> = {
  centre: 'My account',
  menu: 'Account menu',
  closed: 'Your company does not offer this',
  closedText: 'Customer service can tell you more. The menu leads to everything else.',
  home: 'Back to home',
  labels: {
    information: 'Personal data',
    relatives: 'Relatives',
    addresses: 'Addresses',
    points: 'My points',
    reimbursement: 'Reimbursement',
    cards: 'My cards',
    invoices: 'My invoices',
    services: 'My services',
    feedback: 'My feedback',
    customerService: 'Customer service',
    indicators: 'Indicator guide',
    indexEntry: 'Indicator entry',
    changePassword: 'Change password',
    devices: 'Signed-in devices',
    privacy: 'Privacy and data',
  },
};

export const accountText: Texts<typeof zh> = { zh, en };
