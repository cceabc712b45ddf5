import type { Reply } from '#contract/call';
import type { payment as contract } from '#contract/payment';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { askProvider, closePayment, type Outcome } from './ask-provider.ts';
import { markChecked, moneyOf, openPaymentsOf, tradeOf, type ToPay } from './queries.ts';
import { payablesOf } from './payables.ts';
import { inSum } from './several.ts';

/** A page that asks every few seconds does not make us ask the provider more often than this. */
const ASK_EVERY_MS = 2_000;

/** What the pay page shows. Where a payment is open, the provider is asked: a notice may never come (lessons 9). */
export async function payStatus(
  ctx: EmployeeCtx,
  { subject, ids }: ToPay,
): Promise<Reply<typeof contract.CheckedPayStatus>> {
  const trades = await transact(ctx, async (ctx) => {
    const opens = await openPaymentsOf(ctx, { subject, ids });
    const due = opens.filter(({ checked_at }) => checked_at <= new Date(ctx.now().getTime() - ASK_EVERY_MS));
    const asked = due.map(({ payment_id }) => payment_id);
    if (asked.length > 0) await markChecked(ctx, asked, ctx.now());
    return [...new Map(due.map((payment) => [tradeOf(payment).no, payment])).values()];
  });
  const outcomes: Outcome[] = [];
  for (const open of trades) {
    // asked as often as here, the sweep would never find it and close it
    const ask = open.expires_at > ctx.now() ? askProvider : closePayment;
    outcomes.push(await ask(ctx.portal, open));
  }
  return transact(ctx, async (ctx) => {
    const found = [];
    for (const id of ids) {
      const { state, amountFen, heldUntil } = await payablesOf(ctx.portal)[subject].state(ctx, id);
      const { refundFen } = await moneyOf(ctx, subject, id);
      found.push({ state, amountFen, refundFen, heldUntil: heldUntil?.toISOString() ?? null });
    }
    const { state, ...sums } = inSum(found);
    return { state: state === 'unpaid' && outcomes.includes('unknown') ? 'checking' : state, ...sums };
  });
}
