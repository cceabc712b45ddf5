import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { figure, many, one } from './ask.ts';

type Section = QuestionnaireDocument['sections'][number];

const day = (n: number) => [`${n} 天`, `${n} ${n === 1 ? 'day' : 'days'}`] as const;

export const LIVING: Section = {
  key: 'living',
  title: { zh: '生活方式', en: 'How you live' },
  questions: [
    one('passive-smoke', ['身边是否常有人吸烟', 'Do people often smoke around you'], {
      often: ['一周 1 天以上', 'One day a week or more'],
      seldom: ['很少或没有', 'Seldom or never'],
    }),
    one('smoking', ['您目前吸烟吗', 'Do you smoke'], {
      never: ['从不吸烟', 'Never have'],
      stopped: ['已戒烟 1 年以上', 'Stopped over a year ago'],
      'stopped-lately': ['已戒烟不满 1 年', 'Stopped within the last year'],
      now: ['目前吸烟', 'Yes'],
    }),
    figure('cigarettes', ['每天大约几支', 'About how many a day'], {
      ...{ unit: ['支', 'a day'], min: 1, max: 100 },
      when: { question: 'smoking', anyOf: ['now'] },
    }),
    figure('smoking-years', ['已吸烟几年', 'For how many years'], {
      ...{ unit: ['年', 'years'], min: 0, max: 80 },
      when: { question: 'smoking', anyOf: ['now'] },
    }),
    one(
      'exercise-days',
      [
        '平常一周有几天做 30 分钟以上、会微微出汗的运动',
        'On how many days of a usual week do you exercise for 30 minutes or more and sweat a little',
      ],
      { d0: day(0), d1: day(1), d2: day(2), d3: day(3), d4: day(4), d5: day(5), d6: day(6), d7: day(7) },
      { hint: ['快走、骑车、游泳、球类都算', 'Brisk walking, cycling, swimming and ball games count'] },
    ),
    many(
      'workdays',
      ['工作日里，哪些情况常有', 'What happens often on your workdays'],
      {
        sitting: ['连续坐 2 小时以上', 'Sitting for over 2 hours on end'],
        late: ['23 点后睡', 'Going to bed after 11 pm'],
        'no-breakfast': ['不吃早餐', 'No breakfast'],
        none: ['都没有', 'None of these'],
      },
      { hint: ['可多选', 'Choose all that apply'] },
    ),
    one('alcohol', ['您多久喝一次酒', 'How often do you drink alcohol'], {
      never: ['不喝', 'Never'],
      monthly: ['每月几次或更少', 'A few times a month or less'],
      weekly: ['每周几次', 'A few times a week'],
      daily: ['几乎每天', 'Nearly every day'],
    }),
    one(
      'alcohol-amount',
      ['喝酒的日子大约喝多少', 'On such a day, about how much'],
      {
        little: ['不超过 1 瓶啤酒、1 小杯葡萄酒或半两白酒', 'At most one beer, one small wine or 25 ml of spirits'],
        more: ['更多', 'More than that'],
      },
      { when: { question: 'alcohol', anyOf: ['weekly', 'daily'] } },
    ),
    one('check-ups', ['您多久体检一次', 'How often do you have a check-up'], {
      yearly: ['每年', 'Every year'],
      seldom: ['两三年一次', 'Every two or three years'],
      never: ['几乎不体检', 'Hardly ever'],
    }),
  ],
};
