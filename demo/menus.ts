import { OTHER_SERVICES } from '#contract/calls/company';
import { HANDBOOK_PATH } from './content/handbooks.ts';
import type { ClickMethod, DemoMenuGroup, DemoMenuItem, MenuIcon } from './types.ts';

type Entry = Omit<DemoMenuItem, 'id'>;

const entry = (name: string, nameEng: string, icon: MenuIcon, url: string, click: ClickMethod = ''): Entry => ({
  icon,
  name,
  nameEng,
  url,
  click,
});

const entries = {
  bookSelf: entry('本人预约', 'Book for myself', 'calendar-check', '/web/personal', 'gotoSelOrder'),
  bookFamily: entry('家属预约', 'Book for family', 'users', '/web/relative', 'gotoRelOrder'),
  bookFamilyDeqin: entry('家属预约', 'Book for family', 'users', '/web/relative_deqin', 'gotoRelOrder'),
  bookParents: entry('父母预约', 'Book for parents', 'users', '/web/relative_parent', 'gotoRelOrder'),
  bookings: entry('预约记录', 'My bookings', 'clipboard-list', '/web/examrecord'),
  reports: entry('体检报告', 'Reports', 'file-heart', '/web/examreport'),
  uploadReport: entry('上传报告', 'Upload a report', 'upload', '/web/upload_report'),
  reimbursement: entry('报销申请', 'Reimbursement', 'banknote', '/web/reimbursement'),
  vaccine: entry('疫苗报销', 'Vaccine claims', 'syringe', '/web/reimbursement'),
  healthMall: entry('健康商城', 'Health mall', 'shopping-bag', '/web/mall'),
  serviceMall: entry('服务商城', 'Service mall', 'store', '/web/service/mall'),
  dentalMall: entry('口腔商城', 'Dental mall', 'tooth', '/web/mall?category=dental'),
  geneMall: entry('基因商城', 'Gene mall', 'dna', '/web/mall?category=gene'),
  purchases: entry('购买记录', 'Purchases', 'receipt-text', '/web/mall/record'),
  dentalCards: entry('洁牙卡选择', 'Choose a dental card', 'tooth', '/web/mall'),
  dentalRecord: entry('洁牙卡记录', 'Dental card record', 'clipboard-list', '/web/mall/record'),
  cards: entry('我的卡包', 'My cards', 'ticket', '/web/usercenter/cardList'),
  points: entry('我的积分', 'My points', 'coins', '/web/usercenter/myPoints'),
  doctor: entry('在线问诊', 'Online doctor', 'stethoscope', '/web/select_doctor'),
  indicators: entry('指标解读', 'Indicator guide', 'activity', '/web/indicator'),
  encyclopedia: entry('指标百科', 'Indicator encyclopedia', 'book-open', '/web/baike'),
  risk: entry('风险评估', 'Health risk assessment', 'heart-pulse', '/web/risk'),
  news: entry('健康资讯', 'Health news', 'newspaper', '/web/news'),
  pocketDoctor: entry('口袋医生', 'Pocket doctor', 'briefcase-medical', '/web/service/mall'),
  familyUpgrade: entry('家庭升级', 'Family upgrade', 'shield-check', '/web/service/mall'),
  servicePurchases: entry('服务订单', 'Service orders', 'receipt-text', '/web/service/mall/record'),
  myService: entry('我的服务', 'My services', 'ticket', '/web/usercenter/service'),
  feedback: entry('意见反馈', 'Feedback', 'message-square-text', '/web/feedback'),
  hr: entry('HR 管理', 'HR management', 'layout-dashboard', '/hr', 'gotoHr'),
  call: entry('电话咨询', 'Call us', 'phone', '/mobile/tel'),
  faq: entry('常见问题', 'FAQ', 'circle-help', '/web/faq'),
  handbook: entry('员工手册', 'Handbook', 'book-open', HANDBOOK_PATH),
  centres: entry('机构查询', 'Find a centre', 'map-pin', '/web/hospital'),
  invoices: entry('发票说明', 'Invoices', 'receipt-text', '/web/usercenter/invoiceList'),
  privacy: entry('隐私政策', 'Privacy', 'shield-check', '/web/privacy'),
  privacyDeqin: entry('隐私政策', 'Privacy', 'shield-check', '/web/privacy/deqin'),
} satisfies Record<string, Entry>;
export type EntryName = keyof typeof entries;

const groups = {
  exam: { type: 1, name: '体检服务', nameEng: 'Check-up services' },
  other: { type: OTHER_SERVICES, name: '其他服务', nameEng: 'Other services' },
  health: { type: 3, name: '健康管理', nameEng: 'Health management' },
  malls: { type: 4, name: '福利商城', nameEng: 'Benefit malls' },
  dental: { type: 5, name: '口腔福利', nameEng: 'Dental care' },
  pocket: { type: 6, name: '口袋医生', nameEng: 'Pocket doctor' },
} satisfies Record<string, Omit<DemoMenuGroup, 'items'>>;

/** An entry, or an entry with the id that a menu rule knows it by. */
type Wish = EntryName | { entry: EntryName; id: number };

/** The company's groups in the order written; ids run on from the company's own number unless one is given. */
export function menus(companyId: number, wishes: Partial<Record<keyof typeof groups, Wish[]>>): DemoMenuGroup[] {
  let next = companyId * 100;
  return Object.entries(wishes).map(([group, list]) => ({
    ...groups[group as keyof typeof groups],
    items: list.map((wish) => {
      next += 1;
      return typeof wish === 'string' ? { id: next, ...entries[wish] } : { id: wish.id, ...entries[wish.entry] };
    }),
  }));
}
