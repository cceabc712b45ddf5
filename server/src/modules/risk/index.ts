import { defineModule } from '../../module.ts';
import { riskCalls } from './calls.ts';

/** Keeps nothing of its own: answers are the questionnaires', results the reports', and what follows is reckoned when read. */
export const risk = defineModule({ calls: riskCalls });
