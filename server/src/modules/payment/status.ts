import type { Reply } from '#contract/call';
import type { payment as contract } from '#contract/payment';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { askProvider, closePayment } from './ask-provider.ts';
import { markChecked, moneyOf, openPaymentOf } from './queries.ts';
import type { ToPay } from './ways.ts';
import { payablesOf } from './payables.ts';

/** A page that asks every few seconds does not make us ask the provider more often than this. */
const ASK_EVERY_MS = 2_000;

/** What the pay page shows. Where a payment is open, the provider is asked: a notice may never come (lessons 9). */
export async function payStatus(
  ctx: EmployeeCtx,
  { subject, id }: ToPay,
): Promise<Reply<typeof contract.CheckedPayStatus>> {
  const due = new Date(ctx.now().getTime() - ASK_EVERY_MS);
  const open = await transact(ctx, async (ctx) => {
    const payment = await openPaymentOf(ctx, subject, id);
    if (!payment || payment.checked_at > due) return undefined;
    await markChecked(ctx, [payment.payment_id], ctx.now());
    return payment;
  });
  // asked as often as here, the sweep would never find it and close it
  const ask = open && open.expires_at > ctx.now() ? askProvider : closePayment;
  const outcome = open && (await ask(ctx.portal, open));
  return transact(ctx, async (ctx) => {
    const { state, amountFen, heldUntil } = await payablesOf(ctx.portal)[subject].state(ctx, id);
    const { refundFen } = await moneyOf(ctx, subject, id);
    const shown = state === 'unpaid' && outcome === 'unknown' ? 'checking' : state;
    return { state: shown, amountFen, refundFen, heldUntil: heldUntil?.toISOString() ?? null };
  });
}
