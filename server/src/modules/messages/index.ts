import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { messageFigures } from './figures.ts';
import { messageJobs } from './jobs.ts';
import { opsMessageCalls } from './ops-calls.ts';
import { ownMessages } from './personal-data.ts';
import { ownPreferences, preferenceCalls } from './preferences.ts';
import { resendTask } from './resend-failed.ts';
import { forgetMessages } from './send-due.ts';

export {
  queueEmailChanged,
  queueEmailCode,
  queueFeedbackAnswered,
  queuePasswordReset,
  queuePhoneChanged,
  queuePhoneCode,
  queueRelativePhone,
  queueResetCode,
} from './account-messages.ts';
export { queueAccessChanged } from './access-messages.ts';
export { queueClaimMessage } from './claim-messages.ts';
export type { ClaimMessageKind } from './claim-texts.ts';
export {
  dropSeatMessages,
  queueCancelledMessage,
  queueReportReadyMessage,
  queueSeatMessages,
  queueUnusedMoneyMessage,
} from './exam-messages.ts';
export type { Contacts } from './exam-facts.ts';
export { queueErasureAsked, queueErasureDeclined, queueErasureDone } from './erasure-messages.ts';
export { queueMallKitReady, queueMallMoneyBack, queueMallPaid, queueMallSent } from './mall-messages.ts';
export { bookingReminderText, queueBookingReminders, type ReminderFacts } from './hr-messages.ts';
export { messagesAbout } from './ops-queries.ts';
export { queueMessages, type NewMessage } from './queue.ts';
export { queueReportConsent, queueUploadAnswered } from './report-messages.ts';
export { sendDue } from './send-due.ts';

export const messages = defineModule({
  sealed: [
    sealedTable({
      table: 'message',
      key: ['message_id'],
      sealedFor: ['kind', 'about'],
      sealed: ['phone', 'body'],
    }),
  ],

  calls: { ...opsMessageCalls, ...preferenceCalls },
  personal: [ownMessages, ownPreferences],
  tasks: [resendTask],
  jobs: messageJobs,
  figures: messageFigures,
  sweeps: [{ inCompany: forgetMessages }],
});
