import type { FeedbackKind } from '#contract/calls/feedback';
import { plusDays } from './days.ts';
import type { DemoCompany, DemoFeedback, DemoHeld } from './types.ts';

type Ago = DemoFeedback['asked'];
const daysAgo = (days: number): Ago => ({ days });
const hoursAgo = (hours: number): Ago => ({ hours });

interface Talk {
  login: string;
  kind: FeedbackKind;
  asked: Ago;
  question: string;
  answer?: string;
  /** How many hours after the question; some are late. */
  after?: number;
  again?: string;
  closed?: string;
  read?: boolean;
}

const TALKS: Record<string, Talk[]> = {
  demo: [
    {
      ...{ login: 'emp', kind: 'praise', asked: daysAgo(790), after: 3, read: true },
      question: '徐家汇店抽血的护士非常耐心，全程提醒注意事项，谢谢。',
      answer: '感谢您的认可，我们已将您的表扬转达给机构，并会继续保持。',
    },
    {
      ...{ login: 'emp', kind: 'suggestion', asked: daysAgo(702), after: 5, read: true },
      question: '希望家属预约可以选周日，孩子上学平时走不开。',
      answer: '感谢建议，部分机构已开放周日时段，选择日期时可直接预约。',
      closed: '已答复，员工无进一步问题',
    },
    {
      ...{ login: 'emp', kind: 'complaint', asked: daysAgo(421), after: 130, read: true },
      question: '报告已过 10 个工作日还没有出来，机构电话打不通。',
      answer: '非常抱歉让您久等，报告因项目复核延迟，现已可查看。我们已要求机构今后提前告知。',
    },
    {
      ...{ login: 'emp', kind: 'complaints', asked: daysAgo(383), after: 2, read: true },
      question: '体检当天停诊，没有任何通知，请假白请了，希望给个说法。',
      answer: '非常抱歉，机构因设备检修临时停诊。我们已为您优先改约，费用不变，并向机构提出改进要求。',
      again: '改约收到了，希望以后提前通知。',
      closed: '已改约并致歉，员工认可',
    },
    {
      ...{ login: 'emp', kind: 'suggestion', asked: daysAgo(128), after: 6, read: true },
      question: '商城积分和微信能不能一起付？',
      answer: '感谢建议，混合支付已列入计划，上线后会在首页通知。',
    },
    {
      ...{ login: 'emp', kind: 'praise', asked: daysAgo(46), after: 4 },
      question: '今年的报告解读比去年清楚很多，父母也看得懂。',
      answer: '谢谢您的肯定，我们会继续完善两年对比与健康建议。',
    },
    {
      ...{ login: 'emp', kind: 'complaint', asked: daysAgo(16) },
      question: '预约成功的短信晚了一天才收到，差点以为没有约上。',
    },
    { login: 'emp', kind: 'suggestion', asked: hoursAgo(2), question: '希望可以在日历里直接看到体检注意事项。' },
    {
      ...{ login: 'parent', kind: 'complaints', asked: hoursAgo(5) },
      question: '父亲的加项在机构说没有，钱已经付了，请尽快处理。',
    },
    {
      ...{ login: 'teen', kind: 'complaint', asked: daysAgo(33), after: 9 },
      question: '候检排队太久，空腹等了两个小时。',
      answer: '非常抱歉，我们已与机构核实并增加早间号源，下次可选择 8:00 前的时段。',
      again: '好的，我下次试试早一点的。',
    },
    {
      ...{ login: 'remote', kind: 'suggestion', asked: daysAgo(210), after: 20 },
      question: '西北地区没有合作机构，希望报销能快一些。',
      answer: '感谢反馈，报销进度可在个人中心查看，我们会尽快审核。',
      closed: '已说明报销流程',
    },
  ],
  sevenday: [
    { login: 'emp', kind: 'complaint', asked: hoursAgo(1), question: '改期页面提示满号，能否帮忙安排下周？' },
    {
      ...{ login: 'emp', kind: 'praise', asked: daysAgo(75), after: 2 },
      question: '客服电话一打就通，解释得很清楚。',
      answer: '谢谢您的表扬，我们会继续努力。',
    },
  ],
};

/** The feedback of a company's people, over several years. */
export const feedbackOf = ({ code, people }: DemoCompany): DemoFeedback[] =>
  (TALKS[code] ?? []).flatMap(({ login, ...talk }) => {
    const person = people.find(({ account }) => account?.login === login)?.guid;
    return person ? [{ person, ...talk }] : [];
  });

/** The services of `emp` of the default company: one in each state. */
export function heldOf({ code, people }: DemoCompany, today: string): DemoHeld[] {
  const person = people.find(({ account }) => account?.login === 'emp')?.guid;
  if (code !== 'demo' || !person) return [];
  const day = (offset: number) => plusDays(today, offset);
  return [
    {
      ...{ person, source: 'demo:pocket', from: day(-90), to: day(275) },
      name: { zh: '口袋医生 · 年度会员', en: 'Pocket doctor, one year' },
      about: { zh: '7×24 小时在线问诊，报告解读不限次', en: 'Online doctors day and night, reports explained' },
      use: { kind: 'link', url: 'https://pocket-doctor.example/enter' },
    },
    {
      ...{ person, source: 'demo:counselling', from: day(-340), to: day(19) },
      name: { zh: '心理咨询 3 次', en: 'Three counselling sessions' },
      about: { zh: '拨打热线并报兑换码预约', en: 'Call the hotline and give the code' },
      use: { kind: 'code', code: 'XL-7720-4418' },
    },
    {
      ...{ person, source: 'demo:exam', from: day(-30), to: day(150) },
      name: { zh: '年度体检名额', en: 'Yearly check-up' },
      about: { zh: '公司福利，在线预约', en: 'From your company, booked online' },
      use: { kind: 'booking' },
    },
    {
      ...{ person, source: 'demo:flu', from: day(45), to: day(200) },
      name: { zh: '流感疫苗接种', en: 'Flu shot' },
      about: { zh: '接种季开始后可用', en: 'From the beginning of the season' },
      use: { kind: 'code', code: 'YM-1187-0032' },
    },
    {
      ...{ person, source: 'demo:dental', from: day(-500), to: day(-135) },
      name: { zh: '洁牙服务 1 次', en: 'One dental cleaning' },
      about: { zh: '', en: '' },
      use: { kind: 'code', code: 'JY-3302-1190' },
    },
    {
      ...{ person, source: 'demo:sleep', from: day(-200), to: day(165), ended: '服务方停止合作，已换发口袋医生' },
      name: { zh: '睡眠监测', en: 'Sleep monitoring' },
      about: { zh: '', en: '' },
      use: { kind: 'link', url: 'https://sleep.example/enter' },
    },
  ];
}
