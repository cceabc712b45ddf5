import { dayText, plusDays, plusYears } from '../days.ts';
import { menus } from '../menus.ts';
import { staffOf, type Employee } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** Dental-card selection and record, and never points. */
export const dental = (): DemoCompany => {
  const brand = '#12b5a6';
  const pictures = picturesOf(brand);
  const { employee, hr, relative } = staffOf(220, 'dental');
  const emp: Employee = {
    guid: '2784b2ff-53b8-41cc-ab9a-f22f149d5f58',
    login: 'emp',
    name: '严书意',
    gender: 'female',
    birthDate: '1993-09-21',
    city: 'suzhou',
    employeeNo: 'HY0456',
    department: '器械销售部',
  };
  return {
    companyId: 220,
    code: 'dental',
    name: '皓屿医疗',
    nameEng: 'Haoyu Medical',
    hotline: '400-012-3220',
    logo: pictures.logo('dental'),
    colors: colours(brand, '#0b8479', '#06574f', '#e8f8f6'),
    config: {
      account: { points: false, cards: true, services: true, reimbursement: false },
      mall: { variant: 'dental' },
      home: { mobileColumns: 2 },
      login: { ownPage: true },
    },
    menus: menus(220, {
      dental: ['dentalCards', 'dentalRecord', 'cards'],
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports'],
      health: ['doctor', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'centres', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'dental',
        '/web/mall',
        { title: '年度洁牙卡\n已放入您的卡包', text: '选择服务时直接抵扣，未使用可转赠同事', button: '选择洁牙卡' },
        {
          title: 'Your dental card\nis ready to use',
          text: 'Pays when you choose a service',
          button: 'Choose a card',
        },
      ),
      ...pictures.slide(
        'checkup',
        '/web/personal',
        { title: '口腔之外\n也做一次全面体检', text: '体检套餐含口腔检查', button: '立即预约' },
        { title: 'More than teeth\nA full check-up', text: 'Packages include an oral exam', button: 'Book now' },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'dental',
        '/web/mall/record',
        { title: '儿童涂氟日', text: '每月首个周六，家属可用卡', button: '查看记录' },
        { title: 'Fluoride day for kids', text: 'First Saturday of every month', button: 'View record' },
      ),
    ],
    notices: [],
    people: [
      employee(1, emp),
      hr(2, {
        guid: 'b8f3a0d3-b50b-4c85-a329-e6e8e52c8de9',
        name: '项南星',
        gender: 'male',
        birthDate: '1984-10-10',
        city: 'suzhou',
        employeeNo: 'HY0002',
        roleKey: 'hr-haoyu-b2d94e',
      }),
      relative(3, emp.guid, 'spouse', {
        guid: '51dbed65-348c-466c-ade0-38c901b9df35',
        name: '费明远',
        gender: 'male',
        birthDate: '1992-01-14',
        city: 'suzhou',
      }),
    ],
  };
};

/** Sign-up window and family upgrade of the pocket doctor; the check-up itself opens in three weeks. */
export const pocket = (today: string): DemoCompany => {
  const brand = '#e60012';
  const pictures = picturesOf(brand);
  const { employee, hr, relative } = staffOf(240, 'pocket');
  const emp: Employee = {
    guid: '50690657-3295-4fb8-a6ac-8ee5139d9864',
    login: 'emp',
    name: '樊星野',
    gender: 'male',
    birthDate: '1987-04-19',
    city: 'wuhan',
    employeeNo: 'HB2207',
    department: '理赔服务部',
  };
  const opens = plusDays(today, 21);
  const signUp = { openFrom: plusDays(today, -10), openTo: plusDays(today, 50) };
  const opening = dayText(opens);
  const lastDay = dayText(signUp.openTo);
  return {
    companyId: 240,
    code: 'pocket',
    name: '衡岳保险',
    nameEng: 'Hengyue Insurance',
    hotline: '400-012-3240',
    logo: pictures.logo('pocket'),
    colors: colours(brand, '#c8000f', '#8f000b'),
    config: {
      account: { services: true, servicesEntry: true, indicators: true },
      login: {
        ownPage: true,
        campaign: {
          ...{ name: { zh: '口袋医生', en: 'Pocket doctor' }, ...signUp },
          ...{ runFrom: plusDays(today, 60), runTo: plusDays(plusYears(plusDays(today, 60), 1), -1) },
          ...{ laterClasses: [6], laterFrom: plusDays(today, 14) },
        },
      },
      bookingWindows: [{ from: opens, to: plusDays(today, 140) }],
    },
    menus: menus(240, {
      pocket: ['pocketDoctor', 'familyUpgrade', 'servicePurchases', 'myService', 'doctor'],
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'reimbursement', 'bookParents'],
      health: ['indicators', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'handbook', 'invoices', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'pocket',
        '/web/service/mall',
        { title: '口袋医生\n把医生装进口袋', text: `报名截至 ${lastDay.zh}，员工免费`, button: '立即报名' },
        {
          title: 'Pocket doctor\nAlways with you',
          text: `Sign up by ${lastDay.en}, free for staff`,
          button: 'Sign up',
        },
      ),
      ...pictures.slide(
        'family',
        '/web/service/mall',
        { title: '家庭升级 128 元\n守护一位家人', text: '75 岁及以下，服务一年，限购 1 份', button: '去升级' },
        {
          title: 'Family upgrade ¥128\nfor one relative',
          text: 'Up to age 75, one year, one per employee',
          button: 'Upgrade',
        },
      ),
      ...pictures.slide(
        'checkup',
        '/web/personal',
        { title: '年度体检\n即将开放预约', text: `${opening.zh}起可预约`, button: '查看安排' },
        { title: 'Annual check-up\nopens soon', text: `Booking starts on ${opening.en}`, button: 'See the plan' },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'pocket',
        '/web/service/mall',
        { title: '口袋医生 · 家庭升级', text: '128 元 / 年，守护 1 位家人', button: '了解详情' },
        { title: 'Family upgrade', text: '¥128 a year for one relative', button: 'Learn more' },
      ),
      pictures.campaign(
        'vaccine',
        '/web/news',
        { title: '父母疫苗清单', text: '60 岁以上建议接种', button: '阅读文章' },
        { title: 'Vaccines for parents', text: 'Recommended from age 60', button: 'Read more' },
      ),
    ],
    notices: [],
    people: [
      employee(1, emp),
      hr(2, {
        guid: 'b385d277-01a0-4983-a921-d99c53817227',
        name: '童见微',
        gender: 'female',
        birthDate: '1986-12-12',
        city: 'wuhan',
        employeeNo: 'HB2001',
        roleKey: 'hr-hengyue-704c1e',
      }),
      // Class 6 signs up on later days than the others.
      employee(5, {
        guid: '6f4d2a18-93b7-4e65-8c0e-57d1b9a3f2c4',
        ...{ login: 'emp6', employeeClass: 6, employeeType: 3, employeeNo: 'HB9006', department: '理赔服务部' },
        ...{ name: '程知行', gender: 'male', birthDate: '2002-05-11', city: 'wuhan' },
      }),
      // One within the age limit of the upgrade, one beyond it whenever the demo is set up.
      relative(3, emp.guid, 'parent', {
        guid: 'c08c3b90-df0d-4571-acac-7f5468e5d12c',
        name: '樊志宏',
        gender: 'male',
        birthDate: plusYears(today, -68),
        city: 'wuhan',
      }),
      relative(4, emp.guid, 'parent', {
        guid: 'ec20c0ff-52f6-420c-8546-22cfe7fdcdca',
        name: '梅兰珍',
        gender: 'female',
        birthDate: plusYears(today, -79),
        city: 'wuhan',
      }),
    ],
  };
};
