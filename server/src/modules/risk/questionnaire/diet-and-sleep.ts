import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { figure, one, YES_NO } from './ask.ts';

type Section = QuestionnaireDocument['sections'][number];

const HOW_OFTEN = {
  seldom: ['很少', 'Seldom'],
  weekly: ['每周几次', 'A few times a week'],
  daily: ['每天', 'Every day'],
} as const;

export const DIET: Section = {
  key: 'diet',
  title: { zh: '饮食', en: 'What you eat' },
  questions: [
    one('vegetables', ['每天吃多少蔬菜', 'How many vegetables do you eat a day'], {
      little: ['不到一捧', 'Less than a handful'],
      some: ['一到两捧', 'One or two handfuls'],
      enough: ['三捧以上（约 300 克）', 'Three handfuls or more (about 300 g)'],
    }),
    one('fruit', ['多久吃一次新鲜水果', 'How often do you eat fresh fruit'], HOW_OFTEN),
    one('salt', ['口味偏向', 'You like your food'], {
      light: ['清淡', 'With little salt'],
      usual: ['适中', 'Neither'],
      salty: ['偏咸', 'Salty'],
    }),
    one('sweet-drinks', ['多久喝一次含糖饮料', 'How often do you have sweetened drinks'], HOW_OFTEN),
    one('fried', ['多久吃一次油炸食品', 'How often do you eat fried food'], HOW_OFTEN),
    one('whole-grains', ['多久吃一次全谷物或杂豆', 'How often do you eat whole grains or beans'], HOW_OFTEN),
    one('water', ['每天喝多少水', 'How much water do you drink a day'], {
      little: ['不到 4 杯', 'Less than 4 glasses'],
      some: ['4 到 7 杯', '4 to 7 glasses'],
      enough: ['7 杯以上', 'More than 7 glasses'],
    }),
  ],
};

const TWO_WEEKS = {
  never: ['完全没有', 'Not at all'],
  days: ['有几天', 'Several days'],
  'most-days': ['一半以上的天数', 'More than half the days'],
  daily: ['几乎每天', 'Nearly every day'],
} as const;

export const SLEEP: Section = {
  key: 'sleep',
  title: { zh: '睡眠与情绪', en: 'Sleep and mood' },
  questions: [
    figure('sleep-hours', ['平常每晚睡几小时', 'How many hours do you usually sleep a night'], {
      ...{ unit: ['小时', 'hours'], min: 1, max: 16, digits: 1 },
    }),
    one('snoring', ['您打鼾声音大吗', 'Do you snore loudly'], YES_NO, {
      hint: ['比说话声大，或隔着门能听到', 'Louder than talking, or heard through a closed door'],
    }),
    one('tired', ['白天是否常感到疲倦或想睡', 'Do you often feel tired or sleepy during the day'], YES_NO),
    one(
      'stops-breathing',
      ['是否有人看到您睡觉时呼吸暂停', 'Has anyone seen you stop breathing in your sleep'],
      YES_NO,
    ),
    one(
      'low-interest',
      ['过去两周，做事时提不起劲或没有兴趣', 'Over the last two weeks: little interest or pleasure in doing things'],
      TWO_WEEKS,
    ),
    one(
      'low-mood',
      ['过去两周，感到心情低落、沮丧或绝望', 'Over the last two weeks: feeling down, depressed or hopeless'],
      TWO_WEEKS,
    ),
  ],
};
