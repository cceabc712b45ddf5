import type { QuestionnaireDocument } from '#contract/questionnaire-document';
import { BASICS, FAMILY } from './body-and-family.ts';
import { DIET, SLEEP } from './diet-and-sleep.ts';
import { LIVING } from './living.ts';

/** The name under which the assessment is asked for. */
export const RISK_CODE = 'health-risk';

/** The questions of the assessment; their keys are what contract/rules/risk reads. */
export const RISK_QUESTIONNAIRE: QuestionnaireDocument = {
  title: { zh: '健康风险评估', en: 'Health risk assessment' },
  about: {
    zh: '答案只用于评估，加密保存，HR 看不到。结果是提示，不是诊断。',
    en: 'Your answers are used for this assessment only, kept encrypted, and never shown to HR. The result is a hint, not a diagnosis.',
  },
  minutes: 8,
  sections: [BASICS, FAMILY, LIVING, DIET, SLEEP],
};
