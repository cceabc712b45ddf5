import { plusDays, yearOf } from '../days.ts';
import { menus } from '../menus.ts';
import { staffOf, type Employee } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** The hospitality partner: its own login, and its brand's page after logout. */
export const hilton = (today: string): DemoCompany => {
  const brand = '#2f4b8f';
  const pictures = picturesOf(brand);
  const { employee, hr, relative } = staffOf(210, 'hilton');
  const emp: Employee = {
    guid: '2c947a56-2fa0-45c8-ae8f-c78f17419b62',
    login: 'emp',
    name: '楚南乔',
    gender: 'female',
    birthDate: '1991-02-25',
    city: 'shanghai',
    employeeNo: 'XL03318',
    department: '前厅部',
  };
  return {
    companyId: 210,
    code: 'hilton',
    name: '希澜酒店集团',
    nameEng: 'Xilan Hotels',
    hotline: '400-012-3210',
    logo: pictures.logo('hilton'),
    colors: colours(brand, '#8a6d3b', '#5e4a26', '#14284d', '#8a6d3b'),
    config: {
      account: { addRelatives: false, indicators: true },
      outsideHosts: ['www.xilan.example'],
      afterLogout: { to: 'external', url: 'https://www.xilan.example/' },
      home: { mobileColumns: 4, sendEmployeeType: true },
      login: {
        variant: 'hospitality',
        look: {
          headline: { zh: '待客有道，也请善待自己', en: 'You care for guests. We care for you.' },
          text: { zh: '按班次预约体检，报告随时可看', en: 'Check-ups around your shifts, reports at hand' },
          art: pictures.login('bell'),
        },
      },
      bookingWindows: [{ from: plusDays(today, -45), to: plusDays(today, 200) }],
    },
    menus: menus(210, {
      exam: ['bookSelf', 'bookFamily', 'bookParents', 'bookings', 'reports', 'reimbursement'],
      health: ['healthMall', 'doctor', 'indicators', 'news', 'hr'],
      other: ['call', 'faq', 'handbook', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'checkup',
        '/web/personal',
        { title: '待客有道\n也请善待自己', text: `${yearOf(today)} 年度体检，按班次灵活预约`, button: '立即预约' },
        {
          title: 'You care for guests\nWe care for you',
          text: `${yearOf(today)} check-up, booked around your shifts`,
          button: 'Book now',
        },
      ),
      ...pictures.slide(
        'report',
        '/web/examreport',
        { title: '报告到手\n健康心中有数', text: '检后 7–10 个工作日短信通知', button: '查看报告' },
        {
          title: 'Your report\nat your fingertips',
          text: 'A text message 7–10 working days later',
          button: 'View reports',
        },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'sleep',
        '/web/news',
        { title: '轮班也要睡好', text: '夜班员工的作息与饮食建议', button: '阅读文章' },
        { title: 'Sleep on shift work', text: 'Rest and meals for night staff', button: 'Read more' },
      ),
      pictures.campaign(
        'nutrition',
        '/web/news',
        { title: '员工餐营养角', text: '每周一张搭配卡，吃得更均衡', button: '阅读文章' },
        { title: 'Staff meal corner', text: 'One balanced plate card every week', button: 'Read more' },
      ),
    ],
    notices: [
      {
        tone: 'info',
        title: '健康证提醒',
        titleEng: 'Health certificate',
        text: '餐饮与前厅岗位请选择含健康证的套餐，体检当日携带身份证原件。',
        textEng: 'Food and front-desk staff: choose a package with the health certificate and bring your ID card.',
        url: '/web/faq',
      },
    ],
    people: [
      employee(1, emp),
      hr(2, {
        guid: '189210b2-a036-472e-8410-50c7b109f276',
        name: '柏景行',
        gender: 'male',
        birthDate: '1982-09-09',
        city: 'shanghai',
        employeeNo: 'XL00027',
        roleKey: 'hr-xilan-83d6c4',
      }),
      employee(3, {
        guid: 'c1ecac6b-7201-4292-868f-080cc0c6369c',
        login: 'new',
        marital: '',
        name: '苗语桐',
        gender: 'female',
        birthDate: '1999-06-12',
        city: 'chengdu',
        employeeNo: 'XL05120',
        department: '餐饮部',
        consented: false,
        employeeType: 2,
      }),
      relative(4, emp.guid, 'parent', {
        guid: '1ab501b1-142e-47ad-95a4-20f56a62e71f',
        name: '楚怀民',
        gender: 'male',
        birthDate: '1961-04-17',
        city: 'shanghai',
      }),
    ],
  };
};
