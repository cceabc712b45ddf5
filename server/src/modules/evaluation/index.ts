import { defineModule } from '../../module.ts';
import { evaluationCalls, opsEvaluationCalls } from './calls.ts';

export { wordsSealContext } from './save-evaluation.ts';

export const evaluation = defineModule({ calls: { ...evaluationCalls, ...opsEvaluationCalls } });
