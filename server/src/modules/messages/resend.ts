import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMessages } from '#contract/ops/messages';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { MOST_TRIES } from './send-due.ts';
import { shownMessage, unsealMessage } from './stored.ts';

type Here = InTx<OperatorInCompany>;

const messageOf = ({ db, company }: InCompany, messageId: number) =>
  db.selectFrom('message').selectAll().where('company_id', '=', company.companyId).where('message_id', '=', messageId);

const recordOn = (ctx: Here, message: { message_id: number; person_guid: string }, action: string, reason = '') =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'message', id: String(message.message_id) },
    personGuid: message.person_guid,
    reason,
  });

/** The text as it was sent; it belongs to a person, so looking at it is audited. */
export async function messageText(
  ctx: OperatorCtx,
  { companyId, messageId }: Input<typeof opsMessages.OpsMessageText>,
): Promise<Reply<typeof opsMessages.OpsMessageText>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const message = await messageOf(ctx, messageId).executeTakeFirst();
    if (!message) throw new Fault('recordUnknown');
    const key = await ctx.portal.keyring.companyKey(ctx);
    const text = shownMessage(unsealMessage(key, message));
    await recordOn(ctx, message, 'message.view');
    return { text };
  });
}

/** Sends a message once more, to where the person is now. One that still waits is not sent twice. */
export async function resendMessage(
  ctx: OperatorCtx,
  { companyId, messageId, reason }: Input<typeof opsMessages.OpsMessageResend>,
): Promise<Committed<Reply<typeof opsMessages.OpsMessageResend>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const message = await messageOf(ctx, messageId).forUpdate().executeTakeFirst();
    if (!message) throw new Fault('recordUnknown');
    if (message.good_until && message.good_until <= ctx.now()) throw new Fault('messageOutdated');
    // guard: a message that waits is not sent again
    if (message.sent_at === null && message.tries < MOST_TRIES) throw new Fault('messageWaiting');
    await queueAgain(ctx, [messageId]);
    await recordOn(ctx, message, 'message.resend', reason);
    return { messageId };
  });
}

/** As if it had never been tried; the provider gets another number for it, so it does not take it for the one it knows. */
export const queueAgain = ({ db, company, portal }: InCompany, messageIds: number[]) =>
  db
    .updateTable('message')
    .set({ tries: 0, sent_at: null, provider_ref: null, next_try: portal.clock(), resends: sql<number>`resends + 1` })
    .where('company_id', '=', company.companyId)
    .where('message_id', 'in', messageIds)
    .execute();
