import { defineModule } from '../../module.ts';
import { evaluationCalls } from './calls.ts';

export const evaluation = defineModule({ calls: evaluationCalls });
