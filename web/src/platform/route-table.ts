import type { Bilingual } from '#contract/language';

export interface RouteEntry<Path extends string = string> {
  title: Bilingual;
  /** Who may enter; `hr` is an employee whom the company made one of its HR people. */
  access: 'public' | 'employee' | 'hr';
  /** `bare` draws its own frame; on mobile `home` has the logo bar, `inner` the app bar with a way back, `hub` none. */
  chrome: 'bare' | 'home' | 'inner' | 'hub';
  /** Home, account and records only. */
  bottomBar?: boolean;
  /** Where "back" leads when there is no history: a path without parameters. */
  parent?: Exclude<Path, `${string}$${string}`>;
}

const table = <Path extends string>(entries: { [P in Path]: RouteEntry<NoInfer<Path>> }) => entries;

const login = { title: { zh: '登录', en: 'Log in' }, access: 'public', chrome: 'bare' } as const;
const forgot = { ...login, title: { zh: '忘记密码', en: 'Forgot password' } } as const;
const inner = { access: 'employee', chrome: 'inner', parent: '/web/home' } as const;
/** To read, signed in or not. */
const open = { ...inner, access: 'public' } as const;
/** Inside the account centre: its menu stands beside the page, on a phone its hub is a step back. */
const centre = { access: 'employee', chrome: 'inner', parent: '/mobile/admin', bottomBar: true } as const;
const claim = { access: 'employee', chrome: 'inner', parent: '/web/usercenter/reimbursementList' } as const;
const relatives = { ...inner, title: { zh: '选择家属', en: 'Choose a family member' } } as const;
const pay = { ...inner, title: { zh: '支付订单', en: 'Payment' }, parent: '/web/examrecord' } as const;
const product = { ...inner, title: { zh: '商品详情', en: 'Product' } } as const;
const checkout = { ...inner, title: { zh: '确认订单', en: 'Confirm the order' } } as const;
/** For HR alone; each of its pages is a step from the first. */
const hr = { access: 'hr', chrome: 'inner', parent: '/hr' } as const;
const purchases = { ...inner, title: { zh: '购买记录', en: 'Purchases' } } as const;
/** Leaving a pay page of a mall leads to its purchases. */
const healthPay = { ...pay, parent: '/web/mall/record' } as const;
const servicePay = { ...pay, parent: '/web/service/mall/record' } as const;

/**
 * Every screen there is. A path is written here and nowhere else; links are made with `pathTo`. Which page is drawn at
 * each is said in app/routes.ts, so that knowing the paths does not mean knowing the pages.
 */
export const routes = table({
  '/login': login,
  '/login/$cp': login,
  '/$cp/login': login,
  '/entry': { ...login, title: { zh: '进入', en: 'Enter' } },
  // where the console's preview opens, and where it says that it is over
  '/preview': { ...login, title: { zh: '预览', en: 'Preview' } },
  // it needs no session, as one is entered by it
  '/wxIndex': { ...login, title: { zh: '微信登录', en: 'WeChat login' } },
  '/web/partner/$cp': { ...inner, title: { zh: '前往合作平台', en: 'To the partner site' } },
  '/web/password': forgot,
  '/web/password_deqin': forgot,
  '/web/home': { title: { zh: '首页', en: 'Home' }, access: 'employee', chrome: 'home', bottomBar: true },
  '/web/plan/$from': { ...inner, title: { zh: '选择体检计划', en: 'Choose a plan' } },
  '/web/relative': relatives,
  '/web/relative_parent': relatives,
  '/web/relative_deqin': relatives,
  '/web/personal': { ...inner, title: { zh: '确认信息', en: 'Your details' } },
  '/web/examset': { ...inner, title: { zh: '选择套餐', en: 'Choose a package' }, parent: '/web/personal' },
  '/web/examselect': { ...inner, title: { zh: '选择机构与时间', en: 'Centre and time' }, parent: '/web/examset' },
  '/web/hospital': { ...inner, title: { zh: '机构查询', en: 'Find a centre' } },
  '/web/hospital/detail/$id': { ...inner, title: { zh: '机构详情', en: 'Centre details' }, parent: '/web/hospital' },
  '/web/examconfirm': { ...inner, title: { zh: '确认订单', en: 'Confirm the order' }, parent: '/web/examselect' },
  '/web/examdone/$id': { ...inner, title: { zh: '预约结果', en: 'Booking result' } },
  '/web/examrecord': { ...inner, title: { zh: '预约记录', en: 'My bookings' }, bottomBar: true },
  '/web/examorder/$id': { ...inner, title: { zh: '订单详情', en: 'Booking details' }, parent: '/web/examrecord' },
  '/web/examreport': { ...inner, title: { zh: '体检报告', en: 'Reports' } },
  '/web/upload_report': { ...inner, title: { zh: '上传报告', en: 'Upload a report' }, parent: '/web/examreport' },
  '/web/upload_report/$upload': {
    ...inner,
    title: { zh: '核对识别结果', en: 'Check what was read' },
    parent: '/web/upload_report',
  },
  '/web/risk': { ...inner, title: { zh: '健康风险评估', en: 'Health risk assessment' } },
  '/web/risk/questions': {
    ...inner,
    title: { zh: '健康风险评估', en: 'Health risk assessment' },
    parent: '/web/risk',
  },
  '/web/risk/result': { ...inner, title: { zh: '风险小结', en: 'Risk summary' }, parent: '/web/risk' },
  '/web/report_consent/$token': {
    ...inner,
    title: { zh: '体检报告查看授权', en: 'Consent to read reports' },
    access: 'public',
  },
  '/web/pay/$oid': pay,
  // the same page: the order depends on where it is opened, not on its address
  '/mobile/wxpay': pay,
  '/mb/mall/pay/$oid': healthPay,
  '/mb/service/pay/$oid': servicePay,
  '/mb/$from/pay/$oid': pay,
  '/mall/pay/$oid': healthPay,
  '/service/mall/pay/$oid': servicePay,
  '/service/mall/mb/pay': servicePay,
  '/web/mall': { ...inner, title: { zh: '健康商城', en: 'Health mall' } },
  '/web/mall/product_detail/$id': { ...product, parent: '/web/mall' },
  '/web/mall/product_confirm/$id': { ...checkout, parent: '/web/mall' },
  '/web/mall/record': { ...purchases, parent: '/web/mall' },
  '/web/service/mall': { ...inner, title: { zh: '服务商城', en: 'Service mall' } },
  '/web/service/mall/product_detail/$id': { ...product, parent: '/web/service/mall' },
  '/web/service/mall/product_detail_deqin/$id': { ...product, parent: '/web/service/mall' },
  '/web/service/mall/product_confirm/$id': { ...checkout, parent: '/web/service/mall' },
  '/web/service/mall/record': { ...purchases, parent: '/web/service/mall' },
  '/mobile/admin': { title: { zh: '我的', en: 'Me' }, access: 'employee', chrome: 'hub', bottomBar: true },
  '/web/usercenter': { ...centre, title: { zh: '个人中心', en: 'My account' } },
  '/web/usercenter/information': { ...centre, title: { zh: '个人资料', en: 'Personal data' } },
  '/web/userinfo/$next': { ...inner, title: { zh: '完善个人信息', en: 'Complete your details' } },
  '/web/usercenter/relative_plan': { ...centre, title: { zh: '家属资料', en: 'Relatives' } },
  '/web/usercenter/addressList': { ...centre, title: { zh: '常用地址', en: 'Addresses' } },
  '/web/usercenter/cardList': { ...centre, title: { zh: '我的卡包', en: 'My cards' } },
  '/web/usercenter/myPoints': { ...centre, title: { zh: '我的积分', en: 'My points' } },
  '/web/usercenter/invoiceList': { ...centre, title: { zh: '我的发票', en: 'My invoices' } },
  '/web/usercenter/change-pass': { ...centre, title: { zh: '修改密码', en: 'Change password' } },
  '/web/reimbursement': { ...inner, title: { zh: '报销申请', en: 'Reimbursement' } },
  '/web/reimbursement_add/$reimId': { ...claim, title: { zh: '费用信息', en: 'Cost' } },
  '/web/usercenter/reimbursementList': { ...centre, title: { zh: '报销申请', en: 'Reimbursement' } },
  // a form in steps has the page to itself
  '/web/usercenter/reimbursement_add_sec': { ...claim, title: { zh: '收款与材料', en: 'Account and papers' } },
  '/web/usercenter/reimbursement_add_third': { ...claim, title: { zh: '核对提交', en: 'Check and submit' } },
  '/web/usercenter/reimbursement_detail/$reimId': {
    ...centre,
    title: { zh: '报销详情', en: 'Claim' },
    parent: '/web/usercenter/reimbursementList',
  },
  '/web/feedback': { ...inner, title: { zh: '意见反馈', en: 'Feedback' } },
  '/web/usercenter/tickling': { ...centre, title: { zh: '我的反馈', en: 'My feedback' } },
  '/web/usercenter/recommend': { ...centre, title: { zh: '客服中心', en: 'Customer service' } },
  '/web/usercenter/service': { ...centre, title: { zh: '我的服务', en: 'My services' } },
  '/mobile/tel': { ...inner, title: { zh: '电话咨询', en: 'Call us' } },
  '/web/indicator': { ...inner, title: { zh: '指标解读', en: 'Indicator guide' }, access: 'public' },
  '/web/baike': { ...inner, title: { zh: '指标百科', en: 'Encyclopedia' } },
  '/web/indexEntry': { ...inner, title: { zh: '指标入口', en: 'Indicator entry' }, access: 'public' },
  '/web/select_doctor': { ...inner, title: { zh: '在线问诊', en: 'Online doctor' } },
  '/web/usercenter/privacy': { ...centre, title: { zh: '隐私与数据', en: 'Privacy and data' } },
  '/web/changepass': { ...inner, title: { zh: '修改密码', en: 'Change password' } },
  '/web/devices': { ...centre, title: { zh: '登录设备', en: 'Signed-in devices' } },
  '/web/privacy': { ...open, title: { zh: '隐私政策', en: 'Privacy policy' } },
  '/web/privacy/deqin': { ...open, title: { zh: '隐私政策', en: 'Privacy policy' } },
  '/web/privacy/rules': { ...open, title: { zh: '个人信息处理规则', en: 'Rules for personal information' } },
  '/web/news': { ...open, title: { zh: '健康资讯', en: 'Health news' } },
  '/web/faq': { ...open, title: { zh: '常见问题', en: 'FAQ' } },
  '/web/handbook': { ...inner, title: { zh: '员工手册', en: 'Handbook' } },
  '/hr': { ...hr, title: { zh: 'HR 管理', en: 'HR management' }, parent: '/web/home' },
  '/hr/people': { ...hr, title: { zh: '员工名单', en: 'People' } },
  '/hr/people/$person': { ...hr, title: { zh: '员工', en: 'Employee' }, parent: '/hr/people' },
  '/hr/people/$person/report/$year': { ...hr, title: { zh: '体检报告', en: 'Report' }, parent: '/hr/people' },
  '/hr/import': { ...hr, title: { zh: '导入名单', en: 'Import' } },
  '/hr/health': { ...hr, title: { zh: '团体健康', en: 'Group health' } },
  '/web/questionnaire': { ...inner, title: { zh: '健康问卷', en: 'Questionnaire' } },
  '/web/questionnaire/$code': { ...inner, title: { zh: '健康问卷', en: 'Questionnaire' } },
  '/imageView': { ...inner, title: { zh: '查看图片', en: 'Pictures' } },
  '/web/404': { ...inner, title: { zh: '页面不存在', en: 'Page not found' }, access: 'public' },
  '/web/wait': { ...inner, title: { zh: '敬请期待', en: 'Coming soon' }, access: 'public' },
});
export type RoutePath = keyof typeof routes;
export const routeEntry = (path: RoutePath): RouteEntry<RoutePath> => routes[path];
