import type { opsMessages } from '#contract/ops/messages';
import type { Handlers } from '../../../http/handlers.ts';
import { countFailed, listMessages } from './list.ts';
import { messageText, resendMessage } from '../resend.ts';
import { resendFailed } from '../resend-failed.ts';

export const opsMessageCalls: Handlers<typeof opsMessages> = {
  OpsMessages: listMessages,
  OpsFailedMessages: countFailed,
  OpsMessageText: messageText,
  OpsMessageResend: resendMessage,
  OpsMessagesResendFailed: resendFailed,
};
