import { menus } from '../menus.ts';
import { yearOf } from '../days.ts';
import { staffOf } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** People who come by single sign-on cannot log out or change the password here. */
export const sso = (today: string): DemoCompany => {
  const brand = '#0e7490';
  const pictures = picturesOf(brand);
  const { employee, hr } = staffOf(260, 'sso');
  return {
    companyId: 260,
    code: 'sso',
    name: '星屿软件',
    nameEng: 'Xingyu Software',
    hotline: '400-012-3260',
    logo: pictures.logo('sso'),
    colors: colours(brand, '#0e7490', '#0b4a5c', '#0f172a'),
    config: {
      outsideHosts: ['account.xingyu.example', 'portal.xingyu.example'],
      header: { exit: false },
      account: { addresses: false, changePassword: false },
      login: {
        ownPage: true,
        ssoOnly: true,
        wechat: false,
        accountPage: 'https://account.xingyu.example/sign-in',
        portal: {
          url: 'https://portal.xingyu.example/health',
          label: { zh: '前往星屿员工门户', en: 'Go to the Xingyu staff portal' },
        },
      },
    },
    menus: menus(260, {
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'reimbursement'],
      health: ['doctor', 'risk', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'privacy'],
    }),
    banners: pictures.slide(
      'report',
      '/web/examreport',
      { title: '单点登录\n报告即开即看', text: `${yearOf(today)} 年度报告陆续更新`, button: '查看报告' },
      {
        title: 'Sign on once\nSee your report',
        text: `${yearOf(today)} reports arrive one by one`,
        button: 'View reports',
      },
    ),
    campaigns: [
      pictures.campaign(
        'sleep',
        '/web/news',
        { title: '上线夜之后', text: '补觉的正确方式', button: '阅读文章' },
        { title: 'After the release', text: 'How to catch up on sleep', button: 'Read more' },
      ),
    ],
    notices: [],
    people: [
      employee(1, {
        guid: '17dbf0fa-850a-4120-b6cf-88253a8163c8',
        login: 'emp',
        name: '舒望',
        gender: 'male',
        birthDate: '1995-10-24',
        city: 'xian',
        employeeNo: 'XY1024',
        department: '云平台部',
        sso: true,
      }),
      hr(2, {
        guid: '87a1b09d-3aae-4044-885e-3586036f047e',
        name: '尹听澜',
        gender: 'female',
        birthDate: '1988-05-20',
        city: 'xian',
        employeeNo: 'XY0003',
        roleKey: 'hr-xingyu-46a7f0',
        sso: true,
      }),
    ],
  };
};

/** Prices, relatives and the service phone hidden; a health centre's login page after logout; no English. */
export const plain = (today: string): DemoCompany => {
  const brand = '#5b6b7f';
  const pictures = picturesOf(brand);
  const { employee, hr } = staffOf(270, 'plain');
  return {
    companyId: 270,
    code: 'plain',
    name: '槐山制造',
    nameEng: 'Huaishan Manufacturing',
    hotline: '400-012-3270',
    logo: pictures.logo('plain'),
    colors: colours(brand, '#5b6b7f', '#3a4656', '#eef1f5', '#3d5a80'),
    config: {
      outsideHosts: ['center.huaishan.example'],
      header: { hotline: false },
      account: { relatives: false, addRelatives: false, customerService: false },
      afterLogout: { to: 'external', url: 'https://center.huaishan.example/login' },
      home: { multiLanguage: false },
      mall: { prices: false },
    },
    menus: menus(270, {
      exam: ['bookSelf', 'bookings', 'reports', 'reimbursement'],
      health: ['healthMall', 'news', 'hr'],
      other: ['faq', 'privacy'],
    }),
    banners: pictures.slide('checkup', '/web/personal', {
      title: `${yearOf(today)} 职业健康体检\n按车间分批进行`,
      text: '请按班组通知的时间预约',
      button: '立即预约',
    }),
    campaigns: [],
    notices: [
      {
        tone: 'info',
        title: '车间通知',
        titleEng: '',
        text: '一、二车间优先预约，体检当日按调休处理。',
        textEng: '',
        url: '',
      },
    ],
    people: [
      employee(1, {
        guid: '0485e40f-a299-43a2-b7ab-5777da1eaf69',
        login: 'emp',
        name: '石敢为',
        gender: 'male',
        birthDate: '1979-03-19',
        city: 'chongqing',
        employeeNo: 'HS5501',
        department: '总装车间',
      }),
      hr(2, {
        guid: 'd26271bc-7358-4a1c-9d41-ab09f4d1244e',
        name: '丁向晚',
        gender: 'female',
        birthDate: '1982-08-24',
        city: 'chongqing',
        employeeNo: 'HS5002',
        roleKey: 'hr-huaishan-3d58c7',
      }),
    ],
  };
};
