import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { after, both, free, many, number, one, section } from './words.ts';

const DAYS = Array.from({ length: 8 }, (_, day) => `d${day}|${day} 天|${day}`);
const OFTEN = [
  'never|几乎没有|Hardly ever',
  'sometimes|每月几次|A few times a month',
  'often|每周几次|A few times a week',
];

/** The survey that comes before a booking. It asks things a check-up can answer, and nothing for a diagnosis. */
export const ANNUAL_SURVEY: QuestionnaireDocument = {
  title: both('年度健康问卷', 'Annual health survey'),
  about: both(
    '答案只用于为您推荐加项，HR 看不到个人答案',
    'It only serves to suggest add-ons to you; HR sees nobody’s answers',
  ),
  minutes: 5,
  sections: [
    section(
      'basics',
      ['基本情况', 'About you'],
      [
        number('height', ['您的身高', 'Your height'], { unit: ['厘米', 'cm'], min: 120, max: 230 }),
        number('weight', ['您的体重', 'Your weight'], { unit: ['公斤', 'kg'], min: 30, max: 250, digits: 1 }),
        one(
          'feels',
          ['总的来说，您觉得自己的健康状况如何？', 'In general, how is your health?'],
          ['good|很好|Very good', 'fair|还可以|Fair', 'poor|不太好|Not so good'],
        ),
        many(
          'known',
          ['医生曾告诉您有以下情况吗？', 'Has a doctor told you that you have any of these?'],
          [
            'pressure|高血压|High blood pressure',
            'sugar|血糖高或糖尿病|High blood sugar or diabetes',
            'lipids|血脂高|High blood lipids',
            'thyroid|甲状腺结节|Thyroid nodules',
            'none|都没有|None of these',
          ],
          { hint: ['可多选', 'Choose all that apply'] },
        ),
        one(
          'medicine',
          ['您在按医嘱服药吗？', 'Do you take medicine for it as prescribed?'],
          ['daily|每天服用|Every day', 'irregular|有时忘记|Sometimes I forget', 'no|没有服药|No'],
          { when: after('known', 'pressure', 'sugar', 'lipids') },
        ),
      ],
    ),
    section(
      'family',
      ['家族史', 'Family'],
      [
        many(
          'family',
          ['父母或兄弟姐妹中有人患过以下疾病吗？', 'Has a parent or sibling had any of these?'],
          [
            'heart|心脏病或脑卒中|Heart disease or stroke',
            'diabetes|糖尿病|Diabetes',
            'bowel|结直肠癌|Bowel cancer',
            'breast|乳腺癌|Breast cancer',
            'none|都没有或不清楚|None, or not known',
          ],
        ),
      ],
    ),
    section(
      'life',
      ['生活方式', 'Way of life'],
      [
        one(
          'smokes',
          ['您目前吸烟吗？', 'Do you smoke?'],
          [
            'never|从不吸烟|Never',
            'stopped|已戒烟 1 年以上|Stopped over a year ago',
            'lately|已戒烟不满 1 年|Stopped less than a year ago',
            'now|目前吸烟|Yes',
          ],
        ),
        number('daily', ['每天大约几支', 'About how many a day'], {
          ...{ unit: ['支', 'a day'], min: 1, max: 80, when: after('smokes', 'now') },
        }),
        number('years', ['已吸烟几年', 'For how many years'], {
          ...{ unit: ['年', 'years'], min: 0, max: 70, when: after('smokes', 'now') },
        }),
        one('drinks', ['您多久饮一次酒？', 'How often do you drink alcohol?'], OFTEN),
        one(
          'moves',
          [
            '平常一周有几天做 30 分钟以上、会微微出汗的运动？',
            'On how many days a week do you exercise for 30 minutes or more?',
          ],
          DAYS,
          { hint: ['快走、骑车、游泳、球类都算', 'Brisk walking, cycling, swimming and ball games count'] },
        ),
        many(
          'habits',
          ['工作日里，哪些情况常有？', 'Which of these are usual on a working day?'],
          [
            'sitting|连续坐 2 小时以上|Sitting for over 2 hours',
            'late|23 点后睡|Going to bed after 23:00',
            'breakfast|不吃早餐|No breakfast',
            'none|都没有|None of these',
          ],
        ),
      ],
    ),
    section(
      'sleep',
      ['睡眠与情绪', 'Sleep and mood'],
      [
        one(
          'rest',
          ['最近两周，您睡得好吗？', 'How well have you slept in the last two weeks?'],
          ['well|睡得好|Well', 'fair|时好时坏|Now well, now badly', 'badly|经常睡不好|Often badly'],
        ),
        one(
          'snores',
          ['有人说您打鼾很响吗？', 'Has anybody said that you snore loudly?'],
          ['yes|有|Yes', 'no|没有|No', 'unknown|不清楚|Not known'],
        ),
        one(
          'strain',
          ['最近两周，您有多常感到紧张或心情低落？', 'How often have you felt tense or low in the last two weeks?'],
          OFTEN,
        ),
        free('more', ['还有什么希望体检时留意的？', 'Is there anything else the check-up should look at?']),
      ],
    ),
  ],
};
