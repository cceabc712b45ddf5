import type { opsQuestionnaires } from '#contract/ops/questionnaires';
import type { questionnaires as contract } from '#contract/calls/questionnaires';
import type { Handlers } from '../../http/handlers.ts';
import { questionnaireTotals } from './console/answers.ts';
import { closeQuestionnaire, publishQuestionnaire, saveQuestionnaire } from './console/edit.ts';
import { exportAnswers } from './console/export.ts';
import { listQuestionnaires, showQuestionnaire } from './console/list.ts';
import { getQuestionnaireCode, myQuestionnaire, parseAccess } from './read-questionnaire.ts';
import { handInAnswers, saveAnswers } from './save-answers.ts';

export const questionnaireCalls: Handlers<typeof contract> = {
  GetQuestionnaireCode: getQuestionnaireCode,
  ParseAccess: parseAccess,
  MyQuestionnaire: myQuestionnaire,
  SaveAnswers: saveAnswers,
  HandInAnswers: handInAnswers,
};

export const opsQuestionnaireCalls: Handlers<typeof opsQuestionnaires> = {
  OpsQuestionnaires: listQuestionnaires,
  OpsQuestionnaire: showQuestionnaire,
  OpsQuestionnaireSave: saveQuestionnaire,
  OpsQuestionnairePublish: publishQuestionnaire,
  OpsQuestionnaireClose: closeQuestionnaire,
  OpsQuestionnaireTotals: questionnaireTotals,
  OpsQuestionnaireExport: exportAnswers,
};
