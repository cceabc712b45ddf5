import type { ComponentType } from 'react';
import type { Bilingual } from '#contract/language';

export interface RouteEntry<Path extends string = string> {
  title: Bilingual;
  access: 'public' | 'employee';
  /** `bare` draws its own frame; `home` has the logo bar on mobile; `inner` has the app bar with a way back. */
  chrome: 'bare' | 'home' | 'inner';
  /** ux §2.1: home, account and records only. */
  bottomBar?: boolean;
  /** Where "back" leads when there is no history: a path without parameters. */
  parent?: Exclude<Path, `${string}$${string}`>;
  page: () => Promise<ComponentType>;
}

const table = <Path extends string>(entries: { [P in Path]: RouteEntry<NoInfer<Path>> }) => entries;

const loginPage = () => import('../features/identity/LoginPage.tsx').then((module) => module.LoginPage);
const login = { zh: '登录', en: 'Log in' };
const relativesPages = () => import('../features/booking/relatives/RelativesPage.tsx');
const relatives = {
  title: { zh: '选择家属', en: 'Choose a family member' },
  access: 'employee',
  chrome: 'inner',
  parent: '/web/home',
  page: () => relativesPages().then((module) => module.RelativesPage),
} as const;

const pay = {
  title: { zh: '支付订单', en: 'Payment' },
  access: 'employee',
  chrome: 'inner',
  parent: '/web/examrecord',
  page: () => import('../features/payment/PayPage.tsx').then((module) => module.PayPage),
} as const;

const mallPay = {
  ...pay,
  parent: '/web/home',
  page: () => import('../features/payment/PayPage.tsx').then((module) => module.MallPayPage),
} as const;

/** Every screen there is. A path is written here and nowhere else; links are made with `pathTo`. */
export const routes = table({
  '/login': { title: login, access: 'public', chrome: 'bare', page: loginPage },
  '/login/$cp': { title: login, access: 'public', chrome: 'bare', page: loginPage },
  '/$cp/login': { title: login, access: 'public', chrome: 'bare', page: loginPage },
  '/web/home': {
    title: { zh: '首页', en: 'Home' },
    access: 'employee',
    chrome: 'home',
    bottomBar: true,
    page: () => import('../features/company/HomePage.tsx').then((module) => module.HomePage),
  },
  '/web/plan/$from': {
    title: { zh: '选择体检计划', en: 'Choose a plan' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/booking/plan/PlanPage.tsx').then((module) => module.PlanPage),
  },
  '/web/relative': relatives,
  '/web/relative_parent': { ...relatives, page: () => relativesPages().then((module) => module.ParentsPage) },
  '/web/relative_deqin': relatives,
  '/web/personal': {
    title: { zh: '确认信息', en: 'Your details' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/booking/person/PersonalPage.tsx').then((module) => module.PersonalPage),
  },
  '/web/examset': {
    title: { zh: '选择套餐', en: 'Choose a package' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/personal',
    page: () => import('../features/booking/package/PackagePage.tsx').then((module) => module.PackagePage),
  },
  '/web/examselect': {
    title: { zh: '选择机构与时间', en: 'Center and time' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/examset',
    page: () => import('../features/booking/CenterPage.tsx').then((module) => module.CenterPage),
  },
  '/web/hospital/detail/$id': {
    title: { zh: '机构详情', en: 'Center details' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/examselect',
    page: () => import('../features/booking/CenterDetailPage.tsx').then((module) => module.CenterDetailPage),
  },
  '/web/examconfirm': {
    title: { zh: '确认订单', en: 'Confirm the order' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/examselect',
    page: () => import('../features/booking/ConfirmPage.tsx').then((module) => module.ConfirmPage),
  },
  '/web/examdone/$id': {
    title: { zh: '预约结果', en: 'Booking result' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/booking/ResultPage.tsx').then((module) => module.ResultPage),
  },
  '/web/examrecord': {
    title: { zh: '预约记录', en: 'My bookings' },
    access: 'employee',
    chrome: 'inner',
    bottomBar: true,
    parent: '/web/home',
    page: () => import('../features/records/RecordsPage.tsx').then((module) => module.RecordsPage),
  },
  '/web/pay/$oid': pay,
  // the same page: what is paid with depends on where it is opened, not on its address
  '/mobile/wxpay': pay,
  '/mb/$from/pay/$oid': pay,
  '/mall/pay/$oid': mallPay,
  '/service/mall/pay/$oid': mallPay,
  '/service/mall/mb/pay': mallPay,
  '/web/usercenter/invoiceList': {
    title: { zh: '我的发票', en: 'My invoices' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/invoices/InvoicesPage.tsx').then((module) => module.InvoicesPage),
  },
  '/web/changepass': {
    title: { zh: '修改密码', en: 'Change password' },
    access: 'employee',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/identity/ChangePasswordPage.tsx').then((module) => module.ChangePasswordPage),
  },
  '/web/404': {
    title: { zh: '页面不存在', en: 'Page not found' },
    access: 'public',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/content/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  },
  '/web/wait': {
    title: { zh: '敬请期待', en: 'Coming soon' },
    access: 'public',
    chrome: 'inner',
    parent: '/web/home',
    page: () => import('../features/content/WaitPage.tsx').then((module) => module.WaitPage),
  },
});
export type RoutePath = keyof typeof routes;
export const routeEntry = (path: RoutePath): RouteEntry<RoutePath> => routes[path];
