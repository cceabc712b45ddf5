import type { evaluation as contract } from '#contract/calls/evaluation';
import type { opsEvaluations } from '#contract/ops/evaluations';
import type { Handlers } from '../../http/handlers.ts';
import { listEvaluations } from './console/list.ts';
import { optionsOf } from './options.ts';
import { saveEvaluation } from './save-evaluation.ts';

export const evaluationCalls: Handlers<typeof contract> = {
  GetEvaluationOptions: async ({ lang }, { evaluateOptionTypeId }) => optionsOf(evaluateOptionTypeId, lang),
  SaveEvaluationInfo: saveEvaluation,
};

export const opsEvaluationCalls: Handlers<typeof opsEvaluations> = { OpsEvaluations: listEvaluations };
