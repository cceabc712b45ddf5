import type { Input, Reply } from '#contract/call';
import type { opsPayments } from '#contract/ops/payments';
import { isDay } from '#contract/rules/day';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { PLATFORM_ID, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Bill } from './bill-queries.ts';
import { ATTENTION_WAYS } from '../console/attention.ts';
import { paymentByNo, type PaymentRow } from '../queries.ts';
import { readBill } from './reconcile.ts';
import { askRefundAgain, companyOfRefundNo } from '../refunds.ts';
import { companyOfTradeNo } from '../attempts/start.ts';

type Asked = Input<typeof opsPayments.OpsAttentionClear>;
type Cleared = Reply<typeof opsPayments.OpsAttentionClear>;

/** Clears up one thing of the list, with a reason that stands in the audit. A provider is asked after that has committed. */
export async function clearAttention(ctx: OperatorCtx, asked: Asked): Promise<Committed<Cleared>> {
  if (!ATTENTION_WAYS[asked.kind].includes(asked.action)) throw new Fault('actionUnknown');
  switch (asked.kind) {
    case 'payment':
      return clearPayment(ctx, asked);
    case 'refund':
      return sendRefundAgain(ctx, asked);
    case 'billDifference':
      return dismissDifference(ctx, asked);
    case 'billUnread':
      return readBillAgain(ctx, asked);
  }
}

const record = (ctx: InTx<OperatorCtx & { company: { companyId: number } }>, { kind, key, action, reason }: Asked) =>
  recordByOperator(ctx, { action: `${kind}.${action}`, subject: { kind, id: key }, reason });

async function clearPayment(ctx: OperatorCtx, asked: Asked): Promise<Committed<Cleared>> {
  const entered = await enterCompany(ctx, companyOfTradeNo(asked.key) ?? PLATFORM_ID);
  let flagged: PaymentRow | undefined;
  const done = await commitOnce(entered, async (ctx) => {
    flagged = await paymentByNo(ctx, asked.key);
    if (!flagged?.flagged_at) throw new Fault('alreadyCleared');
    if (asked.action === 'dismiss') await unflag(ctx, flagged);
    await record(ctx, asked);
    return { key: asked.key };
  });
  if (flagged && asked.action === 'tryAgain') await askAgain(entered, flagged);
  return done;
}

/** Settles the provider's present word as ever; once it has answered, the flag can go. */
async function askAgain(ctx: OperatorInCompany, payment: PaymentRow): Promise<void> {
  const outcome = await askProvider(ctx.portal, payment);
  if (outcome === 'closed') await transact(ctx, (ctx) => unflag(ctx, payment));
}

const unflag = ({ db, company }: InTx<OperatorInCompany>, { payment_id }: PaymentRow) =>
  db
    .updateTable('payment')
    .set({ flagged_at: null, flagged_for: null })
    .where('company_id', '=', company.companyId)
    .where('payment_id', '=', payment_id)
    .execute();

async function sendRefundAgain(ctx: OperatorCtx, asked: Asked): Promise<Committed<Cleared>> {
  return commitOnce(await enterCompany(ctx, companyOfRefundNo(asked.key) ?? PLATFORM_ID), async (ctx) => {
    if (!(await askRefundAgain(ctx, asked.key))) throw new Fault('alreadyCleared');
    await record(ctx, asked);
    return { key: asked.key };
  });
}

/** A bill is of no company: it is cleared up in the platform's own rows. */
const inPlatform = (ctx: OperatorCtx) => ({ ...ctx, company: { companyId: PLATFORM_ID } });

const dismissDifference = (ctx: OperatorCtx, asked: Asked): Promise<Committed<Cleared>> =>
  commitOnce(inPlatform(ctx), async (ctx) => {
    const [, , kind = '', ...number] = asked.key.split('|');
    const cleared = await ctx.db
      .updateTable('bill_difference')
      .set({ cleared_at: ctx.now(), cleared_by: String(ctx.operator.operatorId), cleared_reason: asked.reason })
      .where((where) => where.and({ ...billOf(asked.key), number: number.join('|') }))
      .where('kind', '=', kind === 'paid' ? 'paid' : 'refunded')
      .where('cleared_at', 'is', null)
      .executeTakeFirst();
    if (cleared.numUpdatedRows === 0n) throw new Fault('alreadyCleared');
    await record(ctx, asked);
    return { key: asked.key };
  });

async function readBillAgain(ctx: OperatorCtx, asked: Asked): Promise<Committed<Cleared>> {
  const bill = billOf(asked.key);
  const done = await commitOnce(inPlatform(ctx), async (ctx) => {
    const unread = await ctx.db
      .selectFrom('bill_day')
      .select('day')
      .where((where) => where.and(bill))
      .where('read_at', 'is', null)
      .executeTakeFirst();
    if (!unread) throw new Fault('alreadyCleared');
    await record(ctx, asked);
    return { key: asked.key };
  });
  // one that is still not there is asked for again by the job, or at the next look
  await readBill(ctx.portal, bill).catch((error: unknown) => ctx.log.warn({ err: error }, 'a bill could not be read'));
  return done;
}

function billOf(key: string): Bill {
  const [provider = '', day = ''] = key.split('|');
  if (!isProvider(provider) || !isDay(day)) throw new Fault('alreadyCleared');
  return { provider, day };
}

const isProvider = (name: string): name is Bill['provider'] => name === 'wechat' || name === 'guanaitong';
