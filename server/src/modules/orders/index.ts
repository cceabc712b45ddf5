export { orderCalls } from './calls.ts';
export { examPayable } from './exam-payable.ts';
export { expireHolds } from './expire-holds.ts';
export { followExams } from './follow-exams.ts';
export { ownsOrder, ownsOrderNo } from './owns-order.ts';
export { recordCalls } from './record-calls.ts';
