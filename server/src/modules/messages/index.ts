export { forgetSeat, tellCancelled, tellReportReady, tellSeat, tellUnused } from './exam-messages.ts';
export { queueMessages, type NewMessage } from './queue.ts';
export { forgetMessages, sendDue } from './send-due.ts';
