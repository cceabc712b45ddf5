import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { after, both, free, many, one, section } from './words.ts';

/** The other survey block leads here; nothing waits for it. */
export const BENEFITS_SURVEY: QuestionnaireDocument = {
  title: both('两分钟健康问卷', 'Two-minute health survey'),
  about: both('用于调整明年的健康福利，只看合计', 'For next year’s benefits; only totals are looked at'),
  minutes: 2,
  sections: [
    section(
      'now',
      ['今年的体检', 'This year’s check-up'],
      [
        one(
          'satisfied',
          ['您对今年的体检安排满意吗？', 'Are you content with this year’s check-up?'],
          ['yes|满意|Yes', 'partly|一般|Partly', 'no|不满意|No', 'notYet|还没体检|Not been yet'],
        ),
        many(
          'why',
          ['哪些地方希望改进？', 'What should be better?'],
          [
            'centres|机构选择|The choice of centres',
            'times|时间安排|The times',
            'items|体检项目|What is examined',
            'queues|排队等候|The queues',
          ],
          { when: after('satisfied', 'partly', 'no') },
        ),
      ],
    ),
    section(
      'next',
      ['明年的福利', 'Next year'],
      [
        many(
          'wishes',
          ['您最想要哪些健康福利？', 'Which benefits would you like most?'],
          [
            'dental|口腔保健|Dental care',
            'eyes|视力检查|Eye tests',
            'mind|心理咨询|Counselling',
            'sport|运动课程|Sports classes',
            'family|家属体检|Check-ups for the family',
          ],
        ),
        free('words', ['其他建议', 'Other wishes']),
      ],
    ),
  ],
};
