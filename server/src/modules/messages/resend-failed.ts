import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { opsMessages } from '#contract/ops/messages';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { recordByOperator } from '../audit/index.ts';
import { allCompanies } from '../company/index.ts';
import { startTask } from '../tasks/index.ts';
import { queueAgain } from './resend.ts';
import { MOST_TRIES } from './send-due.ts';

const A_STEP = 50;

/**
 * All that were given up, company by company. Its own rows are the platform's, so each step's messages are queued in a
 * transaction of their company before the step: after a crash those are no longer given up, and not queued again.
 */
export const resendTask = defineTask({
  kind: 'messages.resend',
  input: z.object({ companyIds: z.array(z.int()) }),
  /** Which of the companies comes next. */
  cursor: z.object({ at: z.int() }),
  start: async () => ({ cursor: { at: 0 }, total: null }),
  ask: async (portal, { input }, { at }) => {
    const companyId = input.companyIds[at];
    return companyId === undefined ? 0 : transact({ portal, company: { companyId } }, queueFailed);
  },
  step: async (_ctx, { input }, { at }, queued = 0) => {
    const next = queued < A_STEP ? at + 1 : at;
    return { cursor: next < input.companyIds.length ? { at: next } : undefined, done: queued };
  },
});

async function queueFailed(ctx: InCompany): Promise<number> {
  const { db, company, portal } = ctx;
  const failed = await db
    .selectFrom('message')
    .select('message_id')
    .where('company_id', '=', company.companyId)
    .where('sent_at', 'is', null)
    .where('tries', '>=', MOST_TRIES)
    .where((where) => where.or([where('good_until', 'is', null), where('good_until', '>', portal.clock())]))
    .orderBy('message_id')
    .limit(A_STEP)
    .forUpdate()
    .skipLocked()
    .execute();
  if (failed.length > 0) {
    await queueAgain(
      ctx,
      failed.map(({ message_id }) => message_id),
    );
  }
  return failed.length;
}

export async function resendFailed(
  ctx: OperatorCtx,
  { companyId, reason }: Input<typeof opsMessages.OpsMessagesResendFailed>,
): Promise<Committed<Reply<typeof opsMessages.OpsMessagesResendFailed>>> {
  const companyIds =
    companyId === undefined ? (await allCompanies(ctx.portal)).map((company) => company.companyId) : [companyId];
  return commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { operatorId, name } = ctx.operator;
    const taskId = await startTask(ctx, resendTask, {
      input: { companyIds },
      title: { zh: '重发失败的短信', en: 'Send failed messages again' },
      createdBy: { id: String(operatorId), name },
    });
    await recordByOperator(ctx, { action: 'message.resendFailed', subject: { kind: 'task', id: taskId }, reason });
    return { taskId };
  });
}
