import { defineModule } from '../../module.ts';
import { messageJobs } from './jobs.ts';
import { forgetMessages } from './send-due.ts';

export { forgetSeat, tellCancelled, tellReportReady, tellSeat, tellUnused } from './exam-messages.ts';
export { queueMessages, type NewMessage } from './queue.ts';
export { sendDue } from './send-due.ts';

export const messages = defineModule({ jobs: messageJobs, sweeps: [{ inCompany: forgetMessages }] });
