import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';
import type { Bilingual } from '#contract/language';
import { pathsOf, type AppPath } from '../platform/paths.ts';

/** The parts of the menu, in its order. */
export const OPS_GROUPS = ['checkUps', 'benefits', 'malls', 'content', 'supply', 'setup', 'system'] as const;
export type OpsGroup = (typeof OPS_GROUPS)[number];

export interface OpsRoute {
  title: Bilingual;
  /** Whose work it is; the calls of the page say the same, and the server decides. */
  roles: readonly OperatorRole[] | 'everybody';
  group: OpsGroup;
}

const table = <Path extends string>(entries: Record<Path, OpsRoute>) => entries;

const support = ['support', 'admin'] as const;
const orders = { title: { zh: '预约订单', en: 'Bookings' }, roles: support, group: 'checkUps' } as const;
const people = { title: { zh: '人员', en: 'People' }, roles: support, group: 'checkUps' } as const;
const cards = {
  title: { zh: '卡券', en: 'Cards' },
  roles: ['support', 'finance', 'admin'],
  group: 'benefits',
} as const;
const claims = {
  title: { zh: '报销审核', en: 'Claims' },
  roles: ['support', 'finance', 'admin'],
  group: 'benefits',
} as const;
const reports = { title: { zh: '体检报告', en: 'Reports' }, roles: support, group: 'checkUps' } as const;
const uploads = { title: { zh: '识别核对', en: 'Extraction review' }, roles: support, group: 'checkUps' } as const;
const feedback = { title: { zh: '用户反馈', en: 'Feedback' }, roles: support, group: 'checkUps' } as const;
const points = { title: { zh: '积分发放', en: 'Points' }, roles: ['finance', 'admin'], group: 'benefits' } as const;
const mallOrders = {
  title: { zh: '商城订单', en: 'Mall orders' },
  roles: ['support', 'finance', 'admin'],
  group: 'malls',
} as const;
const mallReaders = ['support', 'finance', 'content', 'admin'] as const;
const products = { title: { zh: '商城商品', en: 'Mall products' }, roles: mallReaders, group: 'malls' } as const;
const stock = { title: { zh: '商城库存', en: 'Mall stock' }, roles: mallReaders, group: 'malls' } as const;
const encyclopedia = {
  title: { zh: '健康百科', en: 'Encyclopedia' },
  roles: ['content', 'admin'],
  group: 'content',
} as const;
const questionnaires = {
  title: { zh: '健康问卷', en: 'Questionnaires' },
  roles: ['content', 'admin'],
  group: 'content',
} as const;
const items = {
  title: { zh: '体检项目', en: 'Check-up items' },
  roles: ['support', 'supply', 'admin'],
  group: 'supply',
} as const;
const companies = { title: { zh: '企业设置', en: 'Companies' }, roles: ['admin'], group: 'setup' } as const;
const plans = { title: { zh: '体检计划', en: 'Plans' }, roles: ['content', 'admin'], group: 'setup' } as const;
const centers = {
  title: { zh: '体检机构', en: 'Centres' },
  roles: ['support', 'supply', 'admin'],
  group: 'supply',
} as const;
const tasks = { title: { zh: '任务中心', en: 'Tasks' }, roles: OPERATOR_ROLES, group: 'system' } as const;

/** Every page of the console, in the order of the menu. A path is written here and nowhere else. */
export const opsRoutes = table({
  '/ops/sign-in': { title: { zh: '登录', en: 'Sign in' }, roles: 'everybody', group: 'system' },
  '/ops/orders': orders,
  '/ops/orders/$company/$order': orders,
  '/ops/people': people,
  '/ops/people/$company/$person': people,
  '/ops/claims': claims,
  '/ops/claims/$company/$claim': claims,
  '/ops/reports': reports,
  '/ops/reports/publish': reports,
  '/ops/reports/$company/$order': reports,
  '/ops/uploads': uploads,
  '/ops/uploads/$company/$upload': uploads,
  '/ops/payments': {
    title: { zh: '支付核对', en: 'Payments to check' },
    roles: ['finance', 'admin'],
    group: 'benefits',
  },
  '/ops/cards': cards,
  '/ops/cards/$company/$card': cards,
  '/ops/mall-orders': mallOrders,
  '/ops/mall-orders/$company/$order': mallOrders,
  '/ops/mall-sales': {
    title: { zh: '商城销售', en: 'Mall sales' },
    roles: ['finance', 'content', 'admin'],
    group: 'malls',
  },
  '/ops/points': points,
  '/ops/points/sheets': points,
  '/ops/points/$company/$person': points,
  '/ops/messages': { title: { zh: '短信记录', en: 'Messages' }, roles: support, group: 'checkUps' },
  '/ops/evaluations': {
    title: { zh: '服务评价', en: 'Reviews' },
    roles: ['support', 'content', 'admin'],
    group: 'checkUps',
  },
  '/ops/feedback': feedback,
  '/ops/feedback/$company/$feedback': feedback,
  '/ops/services': {
    title: { zh: '员工服务', en: 'Services held' },
    roles: ['support', 'content', 'admin'],
    group: 'benefits',
  },
  '/ops/products': products,
  '/ops/products/$product': products,
  '/ops/stock': stock,
  '/ops/stock/moves': stock,
  '/ops/mall-gifts': { title: { zh: '商城福利金', en: 'Mall gifts' }, roles: ['finance', 'admin'], group: 'malls' },
  '/ops/content': {
    title: { zh: '内容管理', en: 'Content' },
    roles: ['support', 'content', 'admin'],
    group: 'content',
  },
  '/ops/encyclopedia': encyclopedia,
  '/ops/encyclopedia/$kind/$code': encyclopedia,
  '/ops/questionnaires': questionnaires,
  '/ops/questionnaires/$code': questionnaires,
  '/ops/items': items,
  '/ops/items/$item': items,
  '/ops/plans': plans,
  '/ops/plans/$company/$plan': plans,
  '/ops/home': { title: { zh: '首页内容', en: 'Home pages' }, roles: ['content', 'admin'], group: 'content' },
  '/ops/preview': { title: { zh: '门户预览', en: 'Preview' }, roles: ['content', 'admin'], group: 'content' },
  '/ops/centers': centers,
  '/ops/centers/new': centers,
  '/ops/centers/$center': centers,
  '/ops/centers/$center/edit': centers,
  '/ops/centers/$center/week': centers,
  '/ops/cities': { title: { zh: '城市', en: 'Cities' }, roles: ['support', 'supply', 'admin'], group: 'supply' },
  '/ops/rosters': { title: { zh: '员工导入', en: 'Staff import' }, roles: ['admin'], group: 'setup' },
  '/ops/data-requests': { title: { zh: '个人信息请求', en: 'Data requests' }, roles: support, group: 'checkUps' },
  '/ops/companies': companies,
  '/ops/companies/$company': companies,
  '/ops/connections': { title: { zh: '外部连接', en: 'Connections' }, roles: ['admin'], group: 'system' },
  '/ops/tasks': tasks,
  '/ops/tasks/$task': tasks,
  '/ops/approvals': {
    title: { zh: '双人复核', en: 'Approvals' },
    roles: ['support', 'finance', 'admin'],
    group: 'system',
  },
  '/ops/sign-on': { title: { zh: '单点登录', en: 'Single sign-on' }, roles: ['admin'], group: 'setup' },
  '/ops/audit': { title: { zh: '审计记录', en: 'Audit log' }, roles: ['admin'], group: 'system' },
  '/ops/operators': { title: { zh: '操作员', en: 'Operators' }, roles: ['admin'], group: 'system' },
  '/ops/password': { title: { zh: '修改密码', en: 'Change password' }, roles: OPERATOR_ROLES, group: 'system' },
  '/ops/404': { title: { zh: '页面不存在', en: 'Page not found' }, roles: 'everybody', group: 'system' },
});
export type OpsPath = keyof typeof opsRoutes;
export const opsRoute = (path: OpsPath): OpsRoute => opsRoutes[path];

export const { pathTo: opsPathTo, matchOf } = pathsOf(Object.keys(opsRoutes) as OpsPath[]);

export const mayOpen = (path: OpsPath, role: OperatorRole): boolean => {
  const { roles } = opsRoute(path);
  return roles === 'everybody' || roles.includes(role);
};

/** The pages of the menu, in its order. */
export const MENU = [
  '/ops/orders',
  '/ops/people',
  '/ops/payments',
  '/ops/cards',
  '/ops/claims',
  '/ops/reports',
  '/ops/uploads',
  '/ops/points',
  '/ops/messages',
  '/ops/evaluations',
  '/ops/feedback',
  '/ops/services',
  '/ops/products',
  '/ops/stock',
  '/ops/mall-gifts',
  '/ops/mall-orders',
  '/ops/mall-sales',
  '/ops/content',
  '/ops/encyclopedia',
  '/ops/questionnaires',
  '/ops/plans',
  '/ops/home',
  '/ops/preview',
  '/ops/centers',
  '/ops/cities',
  '/ops/items',
  '/ops/rosters',
  '/ops/data-requests',
  '/ops/companies',
  '/ops/connections',
  '/ops/tasks',
  '/ops/approvals',
  '/ops/sign-on',
  '/ops/audit',
  '/ops/operators',
] as const satisfies readonly OpsPath[];
export type MenuPath = (typeof MENU)[number];

/** The first page of a role. */
export const firstPage = (role: OperatorRole): AppPath =>
  opsPathTo(MENU.find((path) => mayOpen(path, role)) ?? '/ops/tasks');
