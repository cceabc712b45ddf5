import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, dayRange, opsId, SearchText, Why } from './fields.ts';

const SUPPORT = ['support', 'admin'] as const;

export const MESSAGE_STATES = ['waiting', 'sent', 'failed'] as const;

const onMessage = { companyId: AnyCompanyId, messageId: opsId(z.pipe(Whole, z.int())) };

export const OpsMessageRow = z.object({
  messageId: z.int(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string(), phone: z.string() }),
  kind: z.string(),
  channel: z.enum(['sms', 'email']),
  orderNo: z.nullable(z.string()),
  state: z.enum(MESSAGE_STATES),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  nextTry: z.nullable(z.string()),
  tries: z.int(),
});
export type OpsMessageRow = z.output<typeof OpsMessageRow>;

export const opsMessages = {
  OpsMessages: opsRead(SUPPORT, {
    in: z.object({
      /** A phone or order number. */
      text: SearchText,
      state: z._default(z.enum(['all', ...MESSAGE_STATES]), 'all'),
      companyId: z.optional(AnyCompanyId),
      ...dayRange,
      ...pageFields(),
    }),
    out: z.extend(paged(OpsMessageRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** How many wait for support: a number for the menu, about no person, and so not audited. */
  OpsFailedMessages: opsRead(SUPPORT, { in: z.object({}), out: z.object({ failed: z.int() }) }),
  /** The text as it was sent; looking at it is audited. */
  OpsMessageText: opsRead(SUPPORT, { in: z.object(onMessage), out: z.object({ text: z.string() }) }),
  OpsMessageResend: opsWrite(SUPPORT, {
    in: z.object({ ...onMessage, reason: Why }),
    out: z.object({ messageId: z.int() }),
  }),
  /** All that were given up, one by one; a task does it. */
  OpsMessagesResendFailed: opsWrite(SUPPORT, {
    in: z.object({ companyId: z.optional(AnyCompanyId), reason: Why }),
    out: z.object({ taskId: z.string() }),
  }),
};
