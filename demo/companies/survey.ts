import { menus } from '../menus.ts';
import { yearOf } from '../days.ts';
import { staffOf } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** The survey block on the home page, and the gate until the survey is filled in. */
export const survey = (today: string): DemoCompany => {
  const brand = '#4b5bdc';
  const pictures = picturesOf(brand);
  const { employee, hr } = staffOf(250, 'survey');
  return {
    companyId: 250,
    code: 'survey',
    name: '知衡教育',
    nameEng: 'Zhiheng Education',
    hotline: '400-012-3250',
    logo: pictures.logo('survey'),
    colors: colours(brand, '#4b5bdc', '#2d3796', '#4b5bdc'),
    config: {
      account: { indicators: true },
      home: {
        survey: {
          title: { zh: '年度健康问卷', en: 'Annual health survey' },
          text: {
            zh: '约 5 分钟。填写后可预约体检，结果只用于为您推荐加项。',
            en: 'About 5 minutes. Fill it in to book; it only serves to suggest add-ons to you.',
          },
          url: '/web/questionnaire',
        },
      },
      surveyGate: true,
    },
    menus: menus(250, {
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'uploadReport', 'reimbursement'],
      health: ['doctor', 'indicators', 'encyclopedia', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'handbook', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'checkup',
        '/web/personal',
        { title: `${yearOf(today)} 教职工体检\n先填问卷再预约`, text: '根据问卷推荐适合您的加项', button: '立即预约' },
        {
          title: `${yearOf(today)} staff check-up\nSurvey first`,
          text: 'Add-ons are suggested from your answers',
          button: 'Book now',
        },
      ),
      ...pictures.slide(
        'family',
        '/web/relative',
        { title: '寒暑假\n带父母做次体检', text: '家属名额全年有效', button: '家属预约' },
        {
          title: 'School holidays\nBring your parents',
          text: 'Places for relatives all year',
          button: 'Book for family',
        },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'nutrition',
        '/web/news',
        { title: '护嗓食谱', text: '一周七天，课间一杯', button: '阅读文章' },
        { title: 'Kind to your voice', text: 'Seven drinks for seven days', button: 'Read more' },
      ),
      pictures.campaign(
        'sleep',
        '/web/news',
        { title: '午休二十分钟', text: '下午的课更从容', button: '阅读文章' },
        { title: 'A twenty-minute nap', text: 'For calmer afternoons', button: 'Read more' },
      ),
    ],
    notices: [
      {
        tone: 'info',
        title: '问卷提醒',
        titleEng: 'Survey',
        text: '预约前请先完成年度健康问卷。',
        textEng: 'Please complete the annual health survey before you book.',
        url: '/web/questionnaire',
      },
    ],
    people: [
      employee(1, {
        guid: '566deada-21c3-455c-9ade-acb90292d9d8',
        login: 'emp',
        name: '闻人语',
        gender: 'female',
        birthDate: '1989-09-10',
        city: 'nanjing',
        employeeNo: 'ZH0330',
        department: '教研中心',
      }),
      hr(2, {
        guid: 'eb41d9eb-9202-4415-acb3-272f1e5fe8db',
        name: '计长安',
        gender: 'male',
        birthDate: '1983-07-03',
        city: 'nanjing',
        employeeNo: 'ZH0005',
        roleKey: 'hr-zhiheng-e91b36',
      }),
    ],
  };
};
