import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { messageFigures } from './figures.ts';
import { messageJobs } from './jobs.ts';
import { opsMessageCalls } from './console/calls.ts';
import { ownMessages } from './personal-data.ts';
import { ownPreferences, preferenceCalls } from './preferences.ts';
import { resendTask } from './resend-failed.ts';
import { forgetMessages } from './send-due.ts';

export {
  queueDetailsChanged,
  queueEmailChanged,
  queueEmailCode,
  queueFeedbackAnswered,
  queuePasswordReset,
  queuePhoneChanged,
  queuePhoneCode,
  queueRelativePhone,
  queueResetCode,
  queueSignInLink,
} from './texts/account-messages.ts';
export { queueAccessChanged } from './texts/access-messages.ts';
export { queueClaimMessage } from './texts/claim-messages.ts';
export type { ClaimMessageKind } from './texts/claim-texts.ts';
export {
  dropSeatMessages,
  queueCancelledMessage,
  queueReportReadyMessage,
  queueSeatMessages,
  queueUnusedMoneyMessage,
} from './texts/exam-messages.ts';
export type { Contacts } from './texts/exam-facts.ts';
export { queueErasureAsked, queueErasureDeclined, queueErasureDone } from './texts/erasure-messages.ts';
export { queueMallKitReady, queueMallMoneyBack, queueMallPaid, queueMallSent } from './texts/mall-messages.ts';
export { bookingReminderText, queueBookingReminders, type ReminderFacts } from './texts/hr-messages.ts';
export { messageQueues, messagesAbout } from './console/queries.ts';
export { queueMessages, type NewMessage } from './queue.ts';
export { queueReportConsent, queueUploadAnswered } from './texts/report-messages.ts';
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
