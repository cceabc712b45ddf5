import { defineModule } from '../../module.ts';
import { evaluationCalls, opsEvaluationCalls } from './calls.ts';

export const evaluation = defineModule({ calls: { ...evaluationCalls, ...opsEvaluationCalls } });
