export { evaluationCalls } from './calls.ts';
