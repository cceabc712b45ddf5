import type { evaluation as contract } from '#contract/evaluation';
import type { Handlers } from '../../http/handlers.ts';
import { optionsOf } from './options.ts';
import { saveEvaluation } from './save-evaluation.ts';

export const evaluationCalls: Handlers<typeof contract> = {
  GetEvaluationOptions: async ({ lang }, { evaluateOptionTypeId }) => optionsOf(evaluateOptionTypeId, lang),
  SaveEvaluationInfo: saveEvaluation,
};
