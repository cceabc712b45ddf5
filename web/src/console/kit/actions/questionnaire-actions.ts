import type { Dict, Texts } from '../../../platform/locale.ts';

/** Actions on questionnaires, by the names the audit has for them. */
const zh = {
  'questionnaire.save': '修改问卷（草稿）',
  'questionnaire.publish': '发布问卷版本',
  'questionnaire.close': '关闭问卷',
  'questionnaire.open': '重新开放问卷',
  'questionnaire.export': '导出问卷答案',
};

const en: Dict<typeof zh> = {
  'questionnaire.save': 'Questionnaire changed (draft)',
  'questionnaire.publish': 'Questionnaire version published',
  'questionnaire.close': 'Questionnaire closed',
  'questionnaire.open': 'Questionnaire opened again',
  'questionnaire.export': 'Answers to a questionnaire exported',
};

export const questionnaireActions: Texts<typeof zh> = { zh, en };
