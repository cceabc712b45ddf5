import { POCKET_DOCTOR } from './family.ts';
import { byCode, byLink, productsOf } from './product.ts';
import type { DemoProduct } from './types.ts';

const TALK = 'https://consult.example/enter';

export const pocketProducts: DemoProduct[] = productsOf('service', 'pocket-doctor', [
  {
    ...{ id: 601, yuan: 198, art: 'pocket', hue: 'teal', gives: byLink(12, POCKET_DOCTOR) },
    name: ['口袋医生 · 员工版（一年）', 'Pocket doctor for staff, one year'],
    brief: ['员工免费，每年 1 份', 'Free for staff, one a year'],
    contents: [
      ['7×24 小时图文与电话问诊', 'Doctors by text and phone, day and night'],
      ['体检报告解读不限次', 'Check-up reports explained, without limit'],
      ['健康档案与用药提醒', 'Health record and medication reminders'],
    ],
    notes: [['报名期内免费开通，服务期一年', 'Free while sign-up is open; it lasts a year']],
  },
  {
    ...{ id: 602, yuan: 128, art: 'pocket-family', hue: 'amber', gives: byLink(12, POCKET_DOCTOR) },
    name: ['口袋医生 · 家庭升级（一年）', 'Pocket doctor, family upgrade, one year'],
    brief: ['1 位家人（75 岁及以下），限购 1 份', 'One relative up to age 75, one per person'],
    contents: [
      ['为 1 位家人开通全部问诊服务', 'Every service, for one relative'],
      ['家人报告解读不限次', 'Their reports explained, without limit'],
      ['三甲医院预约协助 2 次', 'Help with two hospital appointments'],
    ],
    notes: [['限 1 位家人，购买当日年龄不超过 75 岁', 'One relative, at most 75 on the day of purchase']],
  },
]);

export const consultationProducts: DemoProduct[] = productsOf('service', 'consultation', [
  {
    ...{ id: 611, yuan: 240, points: 170, art: 'apple', hue: 'leaf', gives: byLink(12, TALK) },
    name: ['在线营养师咨询（三次）', 'Online dietitian, three sessions'],
    brief: ['一对一饮食方案', 'A personal eating plan'],
    contents: [
      ['三次 30 分钟视频咨询', 'Three video sessions of 30 minutes'],
      ['个性化饮食方案', 'A personal plan'],
      ['两周打卡跟进', 'Two weeks of follow-up'],
    ],
  },
  {
    ...{ id: 612, yuan: 480, points: 340, art: 'talk', hue: 'violet', gives: byCode(12) },
    name: ['心理咨询（三次）', 'Counselling, three sessions'],
    brief: ['全程保密，本人或家属', 'Confidential, for you or your family'],
    contents: [
      ['三次 50 分钟语音或视频', 'Three sessions of 50 minutes, voice or video'],
      ['国家二级及以上咨询师', 'Certified counsellors'],
      ['内容不向公司提供', 'Nothing is told to the company'],
    ],
  },
  {
    ...{ id: 613, yuan: 99, points: 70, art: 'chat', hue: 'blue', gives: byLink(6, TALK) },
    name: ['图文问诊（十次）', 'Doctor by text, ten questions'],
    brief: ['平均 5 分钟响应', 'An answer in 5 minutes on average'],
    contents: [
      ['全科与专科医生', 'General and specialist doctors'],
      ['每次 24 小时内可追问', 'Ask again within 24 hours'],
      ['处方与用药建议', 'Advice on medicines'],
    ],
  },
  {
    ...{ id: 614, yuan: 79, points: 55, art: 'video', hue: 'indigo', gives: byLink(6, TALK) },
    name: ['视频问诊（单次）', 'Doctor by video, one call'],
    brief: ['15 分钟，主治及以上', '15 minutes with a senior doctor'],
    contents: [
      ['15 分钟视频', '15 minutes of video'],
      ['电子病历小结', 'A written summary'],
      ['转诊建议', 'Advice on referral'],
    ],
  },
  {
    ...{ id: 615, yuan: 1280, art: 'second-opinion', hue: 'coral', gives: byCode(12) },
    name: ['专家二次诊疗意见', 'Second opinion by an expert'],
    brief: ['三甲医院副主任及以上', 'Senior hospital specialists'],
    contents: [
      ['病历整理与初审', 'Your records put in order'],
      ['专家书面意见', 'A written opinion'],
      ['30 分钟电话解读', 'A call of 30 minutes'],
    ],
  },
  {
    ...{ id: 616, yuan: 199, points: 140, art: 'no-smoking', hue: 'teal', gives: byLink(3, TALK) },
    name: ['八周戒烟指导', 'Stop smoking in eight weeks'],
    brief: ['医生方案，每周跟进', 'A doctor’s plan, weekly follow-up'],
    contents: [
      ['尼古丁依赖评估', 'Assessment of dependence'],
      ['八次线上随访', 'Eight follow-ups online'],
      ['同伴支持群', 'A support group'],
    ],
  },
  {
    ...{ id: 617, yuan: 159, points: 110, art: 'moon', hue: 'indigo', gives: byLink(6, TALK) },
    name: ['失眠改善课（六周）', 'Better sleep in six weeks'],
    brief: ['认知行为疗法，每日 10 分钟', 'Cognitive behavioural therapy, ten minutes a day'],
    contents: [
      ['六周音频课程', 'Six weeks of audio lessons'],
      ['睡眠日记与周报', 'Sleep diary and weekly report'],
      ['咨询师答疑两次', 'Two sessions with a counsellor'],
    ],
  },
]);
