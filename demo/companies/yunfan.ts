import { plusDays, plusYears, yearOf } from '../days.ts';
import { menus } from '../menus.ts';
import { staffOf } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany, DemoPerson } from '../types.ts';

const COMPANY = 100;
const BRAND = '#5c9eff';
const pictures = picturesOf(BRAND);

/** The default company: everything on. */
export const yunfan = (today: string): DemoCompany => ({
  companyId: COMPANY,
  code: 'demo',
  name: '云帆科技',
  nameEng: 'Yunfan Technology',
  hotline: '400-012-3456',
  logo: pictures.logo('demo'),
  colors: colours(BRAND, '#3288E3', '#2e63b1'),
  config: {
    outsideHosts: ['benefits.yunfan.example'],
    partner: { callbackUrl: 'https://benefits.yunfan.example/relogon', field1: 'yunfan' },
    account: {
      ...{ cards: true, services: true, servicesEntry: true },
      ...{ relativePoints: true, indicators: true, indexEntry: true },
    },
    mall: {
      invoiceNote: {
        zh: '现金部分 {amount} 可开发票，付款后在订单详情中申请。',
        en: 'The {amount} paid in money can be invoiced. Request it in the order’s details once it is paid.',
      },
    },
    login: { ownPage: true, sso: true },
    booking: {
      reportService: {
        name: { zh: '云帆健康管理服务', en: 'Yunfan health management' },
        text: {
          zh: '将本人电子体检报告提供给公司聘请的健康管理医生，用于异常指标解读与随访。公司人事看不到个人结果。是否授权不影响预约和查看报告。',
          en: 'Hands your e-report to the physicians your company has engaged, who explain out-of-range values and follow up. HR sees no individual results; booking and reports work the same without it.',
        },
        version: '2026-06',
      },
    },
    // Open from the first day on and without an end, so that the demo can always be booked in.
    bookingWindows: [{ from: plusDays(today, -60) }],
  },
  menus: menus(COMPANY, {
    exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'uploadReport', 'reimbursement'],
    health: ['healthMall', 'serviceMall', 'doctor', 'indicators', 'risk', 'news', 'pocketDoctor', 'feedback', 'hr'],
    other: ['call', 'faq', 'handbook', 'centres', 'invoices', 'privacy'],
  }),
  banners: [
    ...pictures.slide(
      'checkup',
      '/web/personal',
      {
        title: `${yearOf(today)} 年度员工体检\n现已开放预约`,
        text: '全年可约 · 12 城 60 余家机构',
        button: '立即预约',
      },
      {
        title: `${yearOf(today)} check-up\nBooking is open`,
        text: 'All year round · more than 60 centres in 12 cities',
        button: 'Book now',
      },
    ),
    ...pictures.slide(
      'family',
      '/web/relative',
      {
        title: '把安心带回家\n家属体检同价享',
        text: '配偶、父母、子女均可预约，在线代约一步完成',
        button: '为家人预约',
      },
      {
        title: 'Peace of mind\nfor your family',
        text: 'Staff prices for spouse, parents and children',
        button: 'Book for family',
      },
    ),
    ...pictures.slide(
      'report',
      '/web/examreport',
      { title: '电子报告已上线\n两年对比一目了然', text: '指标趋势、异常提示、健康建议，随时查看', button: '查看报告' },
      {
        title: 'E-reports online\nTwo-year trends',
        text: 'Trends, out-of-range values and advice at any time',
        button: 'View reports',
      },
    ),
  ],
  campaigns: [
    pictures.campaign(
      'dental',
      '/web/mall?category=dental',
      { title: '口腔关爱季', text: '超声洁牙卡 120 积分起兑', button: '去看看' },
      { title: 'Dental care season', text: 'Ultrasonic cleaning cards from 120 points', button: 'Have a look' },
    ),
    pictures.campaign(
      'pocket',
      '/web/service/mall',
      { title: '口袋医生 · 家庭升级', text: '128 元 / 年，守护 1 位家人（75 岁及以下）', button: '了解详情' },
      { title: 'Pocket doctor for family', text: '¥128 a year for one relative up to age 75', button: 'Learn more' },
    ),
    pictures.campaign(
      'gene',
      '/web/mall?category=gene',
      { title: '读懂自己的基因', text: '遗传风险筛查套餐，居家采样', button: '查看套餐' },
      { title: 'Know your genes', text: 'Hereditary risk screening, sampled at home', button: 'See packages' },
    ),
    pictures.campaign(
      'vaccine',
      '/web/reimbursement',
      { title: '流感季接种补贴', text: '自行接种可报销，最高 200 元', button: '申请报销' },
      { title: 'Flu shot allowance', text: 'Up to ¥200 back for your own vaccination', button: 'Claim now' },
    ),
  ],
  notices: [
    {
      tone: 'info',
      title: '预约提示',
      titleEng: 'Before you book',
      text: '改期或取消需提前 {notice}；体检报告约在检后 7–10 个工作日短信通知。',
      textEng: 'Change or cancel at least {notice} ahead. E-reports are ready 7–10 working days after your check-up.',
      url: '/web/faq',
    },
  ],
  people: people(today),
});

function people(today: string): DemoPerson[] {
  const { employee, hr, relative } = staffOf(COMPANY, 'demo');
  const parent = '71dc5f64-f82e-41b9-a6fa-83f207511067';
  const teen = 'fb3a1bde-00b2-4376-b4c5-88377aba640b';
  return [
    employee(1, {
      guid: '22c315a9-4b69-4919-891e-484237f2660a',
      login: 'emp',
      name: '陈思远',
      gender: 'male',
      birthDate: '1991-08-15',
      city: 'shanghai',
      employeeNo: 'YF20187',
      department: '产品研发中心',
    }),
    hr(2, {
      guid: 'af7e81b8-1a63-437f-947c-7d52ac31d7b1',
      roleKey: 'hr-yunfan-7c1f52',
      name: '许静怡',
      gender: 'female',
      birthDate: '1986-04-02',
      city: 'shanghai',
      employeeNo: 'YF20012',
    }),
    // Has not agreed to the privacy terms yet: the first login must bring the consent along.
    employee(3, {
      guid: parent,
      login: 'parent',
      consented: false,
      name: '周文博',
      gender: 'male',
      birthDate: '1975-11-23',
      city: 'beijing',
      employeeNo: 'YF20045',
      department: '客户成功部',
    }),
    relative(4, parent, 'spouse', person('b482d14b-7fb1-4ff2-9e6f-81f1c7bafbba', '李文静', 'female', '1977-02-09')),
    relative(5, parent, 'parent', person('b1d46c75-d551-4e93-9eac-8a2db089db67', '周建业', 'male', '1948-06-18')),
    relative(6, parent, 'parent', person('55624cb9-8520-48b3-893b-f117d2c43bdd', '何秀云', 'female', '1950-09-30')),
    relative(7, parent, 'child', person('12f898b9-fff0-489e-9efc-925c483c7324', '周一诺', 'female', '2003-05-04')),
    // Added by hand and without a number: it is asked for before anything is booked for her.
    relative(13, parent, 'other', {
      ...person('3d0f7a52-6c1e-4b0a-8a41-92d5f0c7e6b3', '孙玉兰', 'female', '1953-12-12'),
      missing: ['idNumber'],
    }),
    // Reimbursement only, in a city without a partner centre.
    employee(8, {
      guid: 'c47b6f60-d518-4723-b712-1afa926f45fa',
      login: 'remote',
      employeeType: 0,
      name: '马骁',
      gender: 'male',
      birthDate: '1989-12-01',
      city: 'altay',
      employeeNo: 'YF20233',
      department: '西北销售区',
    }),
    // An employee whose child is under 18 whenever the demo is set up: no booking for the child.
    employee(9, {
      guid: teen,
      login: 'teen',
      employeeType: 2,
      name: '林晓岚',
      gender: 'female',
      birthDate: '1982-07-27',
      city: 'guangzhou',
      employeeNo: 'YF20098',
      department: '市场部',
    }),
    relative(10, teen, 'child', {
      ...person('25e29c5b-76fc-4cd5-aaea-0e6b4a164a76', '林沐阳', 'male', plusYears(today, -15)),
      city: 'guangzhou',
    }),
    // Past sixty whenever the demo is set up: the first sign-in offers care mode.
    employee(12, {
      guid: '0f6a1c1e-5d0b-4a53-9c55-3c8d3f0a7b21',
      login: 'elder',
      name: '周建华',
      gender: 'male',
      birthDate: plusYears(today, -61),
      city: 'shanghai',
      employeeNo: 'YF20003',
      department: '工程部',
    }),
    // Of whom the company has given little: a booking begins with completing it.
    employee(14, {
      guid: '9b7c0f6e-2d4a-4f83-b1c9-6a5e3d2f1047',
      login: 'newcomer',
      name: '沈知夏',
      gender: 'female',
      birthDate: '1996-03-18',
      city: 'shanghai',
      marital: '',
      employeeNo: 'YF20318',
      department: '设计部',
      missing: ['idNumber', 'email', 'employeeNo', 'department'],
    }),
    relative(11, teen, 'spouse', {
      ...person('cbf0b895-ca17-4edf-af35-57a7c77cf5e5', '方致远', 'male', '1981-03-12'),
      city: 'guangzhou',
    }),
  ];
}

const person = (guid: string, name: string, gender: 'male' | 'female', birthDate: string) =>
  ({ guid, name, gender, birthDate, city: 'beijing' }) as const;
