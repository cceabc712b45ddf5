import type { questionnaires as contract } from '#contract/questionnaires';
import type { Handlers } from '../../http/handlers.ts';
import { getQuestionnaireCode, myQuestionnaire, parseAccess } from './read-questionnaire.ts';
import { handInAnswers, saveAnswers } from './save-answers.ts';

export const questionnaireCalls: Handlers<typeof contract> = {
  GetQuestionnaireCode: getQuestionnaireCode,
  ParseAccess: parseAccess,
  MyQuestionnaire: myQuestionnaire,
  SaveAnswers: saveAnswers,
  HandInAnswers: handInAnswers,
};
