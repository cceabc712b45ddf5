import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '评价本次体检',
  close: '关闭',
  later: '以后再说',
  submit: '提交评价',
  submitting: '提交中',
  done: '感谢您的评价',
  stars: '总体评分',
  meanings: { 1: '1 星，很不满意', 2: '2 星，不满意', 3: '3 星，一般', 4: '4 星，满意', 5: '5 星，非常满意' },
  praise: '哪些方面做得好',
  improve: '哪些方面可以改进',
  words: '补充说明',
  wordsHint: '请勿填写证件号、检查结果等个人信息',
  optional: '（选填）',
  count: (used: number, most: number) => `${used}/${most}`,
  needStars: '请选择总体评分',
};

const en: Dict<typeof zh> = {
  title: 'Rate this check-up',
  close: 'Close',
  later: 'Not now',
  submit: 'Submit rating',
  submitting: 'Submitting',
  done: 'Thank you for your rating',
  stars: 'Overall rating',
  meanings: {
    1: '1 star, very dissatisfied',
    2: '2 stars, dissatisfied',
    3: '3 stars, neutral',
    4: '4 stars, satisfied',
    5: '5 stars, very satisfied',
  },
  praise: 'What went well',
  improve: 'What could be better',
  words: 'Anything else',
  wordsHint: 'Please leave out ID numbers, results and other personal data',
  optional: ' (optional)',
  count: (used, most) => `${used}/${most}`,
  needStars: 'Please choose an overall rating',
};

export const evaluateText: Texts<typeof zh> = { zh, en };
