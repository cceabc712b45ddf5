import { OTHER_SERVICES, type Colors } from '#contract/calls/company';
import type { CompanyConfigInput } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { CompanyTemplate } from '#contract/ops/setup';
import { stockArt } from './stock-art.ts';

interface Entry {
  icon: string;
  name: string;
  nameEng: string;
  url: string;
  click: string;
}

export interface MenuPart {
  type: number;
  name: string;
  nameEng: string;
  items: readonly Entry[];
}

/** A banner with its words in both languages; each language has a row of its own. */
export interface BannerPart {
  image: string;
  imageSmall: string;
  url: string;
  alt: Bilingual;
  title: Bilingual;
  text: Bilingual;
  button: Bilingual;
}

export interface Template {
  config: CompanyConfigInput;
  banners: readonly BannerPart[];
  menus: readonly MenuPart[];
}

const entry = (name: string, nameEng: string, icon: string, url: string, click = ''): Entry => ({
  ...{ name, nameEng, icon, url, click },
});

const bookSelf = entry('本人预约', 'Book for myself', 'calendar-check', '/web/personal', 'gotoSelOrder');
const bookFamily = entry('家属预约', 'Book for family', 'users', '/web/relative', 'gotoRelOrder');
const bookings = entry('预约记录', 'My bookings', 'clipboard-list', '/web/examrecord');
const reports = entry('体检报告', 'Reports', 'file-heart', '/web/examreport');
const claims = entry('报销申请', 'Reimbursement', 'banknote', '/web/reimbursement');
const mall = entry('健康商城', 'Health mall', 'shopping-bag', '/web/mall');
const cards = entry('我的卡包', 'My cards', 'ticket', '/web/usercenter/cardList');
const points = entry('我的积分', 'My points', 'coins', '/web/usercenter/myPoints');
const doctor = entry('在线问诊', 'Online doctor', 'stethoscope', '/web/select_doctor');
const encyclopedia = entry('指标百科', 'Indicator encyclopedia', 'book-open', '/web/baike');
const news = entry('健康资讯', 'Health news', 'newspaper', '/web/news');
const hr = entry('HR 管理', 'HR management', 'layout-dashboard', '/hr', 'gotoHr');

const exam = (items: Entry[]): MenuPart => ({ type: 1, name: '体检服务', nameEng: 'Check-up services', items });
const health = (items: Entry[]): MenuPart => ({ type: 3, name: '健康管理', nameEng: 'Health management', items });
const malls = (items: Entry[]): MenuPart => ({ type: 4, name: '福利商城', nameEng: 'Benefit malls', items });
const others: MenuPart = {
  ...{ type: OTHER_SERVICES, name: '其他服务', nameEng: 'Other services' },
  items: [
    entry('机构查询', 'Find a centre', 'map-pin', '/web/hospital'),
    entry('电话咨询', 'Call us', 'phone', '/mobile/tel'),
    entry('常见问题', 'FAQ', 'circle-help', '/web/faq'),
    entry('意见反馈', 'Feedback', 'message-square-text', '/web/feedback'),
    entry('隐私政策', 'Privacy', 'shield-check', '/web/privacy'),
  ],
};

/** Says nothing of one company, so that none has to be replaced before people are let in. */
const welcome: BannerPart = {
  image: stockArt('banner-checkup'),
  imageSmall: stockArt('banner-checkup-small'),
  url: '/web/personal',
  alt: { zh: '体检清单与日历插画', en: 'Drawing of a check-up list and a calendar' },
  title: { zh: '年度健康体检\n从容安排每一步', en: 'Your annual check-up\nOne calm step at a time' },
  text: { zh: '先选套餐，再选机构与时间', en: 'Choose a package, a centre and a time' },
  button: { zh: '立即预约', en: 'Book now' },
};

/** The portal's own; the first look of a company that has not chosen colours yet. */
export const FIRST_COLORS: Colors = {
  ThemeColor: '#5c9eff',
  ButtonColor: '#5c9eff',
  SvgColor: '#3288e3',
  SvgColorDark: '#2e63b1',
  TopColor: '#ffffff',
};

/** The first settings of a new company; from there on it is its own. */
export const templates: Record<CompanyTemplate, Template> = {
  standard: {
    config: { login: { ownPage: true } },
    banners: [welcome],
    menus: [exam([bookSelf, bookFamily, bookings, reports, claims]), health([encyclopedia, news, hr]), others],
  },
  checkup: {
    config: {
      login: { ownPage: true },
      account: { relatives: false, addRelatives: false, points: false, reimbursement: false },
    },
    banners: [welcome],
    menus: [exam([bookSelf, bookings, reports, hr]), others],
  },
  full: {
    config: {
      login: { ownPage: true },
      account: { cards: true, services: true, servicesEntry: true, indicators: true },
    },
    banners: [welcome],
    menus: [
      exam([bookSelf, bookFamily, bookings, reports, claims]),
      malls([mall, cards, points]),
      health([doctor, encyclopedia, news, hr]),
      others,
    ],
  },
};
