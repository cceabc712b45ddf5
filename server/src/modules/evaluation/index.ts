import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { evaluationCalls, opsEvaluationCalls } from './calls.ts';
import { ownEvaluations } from './personal-data.ts';

export { evaluationOf } from './own-evaluation.ts';
export { wordsSealContext } from './save-evaluation.ts';

export const evaluation = defineModule({
  // guard: sealed columns are declared
  sealed: [sealedTable({ table: 'evaluation', key: ['order_id'], sealed: ['said'] })],
  personal: [ownEvaluations],
  calls: { ...evaluationCalls, ...opsEvaluationCalls },
});
