import { plusDays, yearOf } from '../days.ts';
import { menus } from '../menus.ts';
import { staffOf, type Employee } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** One working day's notice; home, not login, after a password change; one of two survey blocks. */
export const oneday = (): DemoCompany => {
  const brand = '#e84a8a';
  const pictures = picturesOf(brand);
  const { employee, hr, relative } = staffOf(230, 'oneday');
  const emp: Employee = {
    guid: '6e5c97bf-05d2-4cb4-8501-5631db66185f',
    login: 'emp',
    name: '夏栀',
    gender: 'female',
    birthDate: '1996-05-05',
    city: 'chengdu',
    employeeNo: 'CY0218',
    department: '内容策划部',
  };
  return {
    companyId: 230,
    code: 'oneday',
    name: '晨羽传媒',
    nameEng: 'Chenyu Media',
    hotline: '400-012-3230',
    logo: pictures.logo('oneday'),
    colors: colours(brand, '#d22f74', '#96184e', '#fff0f6'),
    config: {
      afterPasswordChange: 'home',
      home: {
        mobileColumns: 5,
        survey: {
          title: { zh: '两分钟健康问卷', en: 'Two-minute health survey' },
          text: {
            zh: '说说您最想要的健康福利，我们会据此调整明年的方案。',
            en: 'Tell us which benefits you want next year.',
          },
          url: '/web/questionnaire',
        },
      },
      booking: { noticeWorkingDays: 1 },
    },
    menus: menus(230, {
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'uploadReport'],
      health: ['healthMall', 'doctor', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'centres', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'report',
        '/web/examreport',
        { title: '灵感之外\n也看看身体的数据', text: '历年指标对比，变化一眼看清', button: '查看报告' },
        {
          title: 'Beyond ideas\nSee your own data',
          text: 'Year on year, every change in view',
          button: 'View reports',
        },
      ),
      ...pictures.slide(
        'checkup',
        '/web/personal',
        { title: '拍摄再忙\n体检说约就约', text: '提前 1 个工作日即可改期或取消', button: '立即预约' },
        { title: 'Busy on set?\nStill time to book', text: 'Change it up to 1 working day ahead', button: 'Book now' },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'sleep',
        '/web/news',
        { title: '告别熬夜剪片', text: '把睡眠还给自己', button: '阅读文章' },
        { title: 'No more all-nighters', text: 'Take your sleep back', button: 'Read more' },
      ),
      pictures.campaign(
        'dental',
        '/web/mall?category=dental',
        { title: '上镜好笑容', text: '洁牙与美白 9 折', button: '去看看' },
        { title: 'A camera-ready smile', text: '10% off cleaning and whitening', button: 'Have a look' },
      ),
    ],
    notices: [
      {
        tone: 'info',
        title: '改期提示',
        titleEng: 'Changing a booking',
        text: '提前 {notice}可在线改期或取消，之后请致电客服热线。',
        textEng: 'Change or cancel online up to {notice} ahead; after that please call the hotline.',
        url: '/web/examrecord',
      },
    ],
    people: [
      employee(1, emp),
      hr(2, {
        guid: '5319cc92-e3c6-414b-8038-b2c2d815d369',
        name: '龙亦菲',
        gender: 'female',
        birthDate: '1988-11-11',
        city: 'chengdu',
        employeeNo: 'CY0004',
        roleKey: 'hr-chenyu-c8e260',
      }),
      relative(3, emp.guid, 'parent', {
        guid: '8011d14c-fa0a-4a54-bc96-62ed668fdcd0',
        name: '夏长庚',
        gender: 'male',
        birthDate: '1966-08-01',
        city: 'chongqing',
      }),
    ],
  };
};

/** Seven working days' notice, and a light brand under a dark header. */
export const sevenday = (today: string): DemoCompany => {
  const brand = '#ffc72c';
  const pictures = picturesOf(brand);
  const { employee, hr, relative } = staffOf(231, 'sevenday');
  const emp: Employee = {
    guid: 'dd9a2ac4-811e-496a-81bc-06e7e8576da2',
    login: 'emp',
    name: '高雅歌',
    gender: 'female',
    birthDate: '1992-10-08',
    city: 'beijing',
    employeeNo: 'BC70315',
    department: '零售金融部',
  };
  return {
    companyId: 231,
    code: 'sevenday',
    name: '北辰银行',
    nameEng: 'Beichen Bank',
    hotline: '400-012-3231',
    logo: pictures.logo('sevenday'),
    colors: colours(brand, '#b88700', '#6b4f00', '#1a1a1a'),
    config: {
      account: { indicators: true, services: true },
      booking: { noticeWorkingDays: 7 },
      // no paper
      invoice: { types: [1, 3] },
      feedback: { serviceHours: { from: '08:30', to: '17:30' } },
      login: { ownPage: true },
      bookingWindows: [{ from: plusDays(today, -15), to: plusDays(today, 120) }],
    },
    menus: menus(231, {
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
          text: '请至少提前 7 个工作日安排行程',
          button: '立即预约',
        },
        {
          title: `${yearOf(today)} check-up\nBooking is open`,
          text: 'Please plan at least 7 working days ahead',
          button: 'Book now',
        },
      ),
      ...pictures.slide(
        'pocket',
        '/web/service/mall',
        { title: '口袋医生\n柜台之外也有人答', text: '全年在线图文与视频问诊', button: '了解详情' },
        { title: 'Pocket doctor\nBeyond the counter', text: 'Chat and video all year', button: 'Learn more' },
      ),
    ],
    campaigns: [],
    notices: [
      {
        tone: 'warn',
        title: '预约须知',
        titleEng: 'Before you book',
        text: '改期或取消须提前 {notice}在线办理；体检报告约在检后 7–10 个工作日短信通知。',
        textEng: 'Change or cancel {notice} ahead. E-reports are ready 7–10 working days after your check-up.',
        url: '/web/faq',
      },
    ],
    people: [
      employee(1, emp),
      hr(2, {
        guid: '0501c00b-dfd8-4822-8b09-ce01634abb38',
        name: '万里川',
        gender: 'male',
        birthDate: '1981-01-30',
        city: 'beijing',
        employeeNo: 'BC70002',
        roleKey: 'hr-beichen-17fa88',
      }),
      relative(3, emp.guid, 'spouse', {
        guid: '134d71cd-1fcb-49ab-90f7-d978342c3f01',
        name: '倪正则',
        gender: 'male',
        birthDate: '1990-06-26',
        city: 'beijing',
      }),
    ],
  };
};
