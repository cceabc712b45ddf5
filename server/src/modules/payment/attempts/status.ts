import type { Reply } from '#contract/call';
import type { payment as contract } from '#contract/calls/payment';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { askProvider, closePayment, type Outcome } from './ask-provider.ts';
import { markChecked, moneyOf, openPaymentsOf, tradeOf, type PaymentRow, type ToPay } from '../queries.ts';
import { payablesOf } from '../payables.ts';
import { inSum } from './several.ts';

/** A page that asks every few seconds does not make us ask the provider more often than this. */
const ASK_EVERY_MS = 2_000;

type Status = Reply<typeof contract.CheckedPayStatus>;

/** The state for the pay page. Where a payment is open, the provider is asked: a notice may never come. */
export async function payStatus(ctx: EmployeeCtx, wish: ToPay): Promise<Status> {
  const found = await transact(ctx, async (ctx) => {
    const trades = await toAsk(ctx, wish);
    return trades.length > 0 ? trades : standing(ctx, wish);
  });
  if (!Array.isArray(found)) return found;
  const outcomes: Outcome[] = [];
  for (const open of found) {
    // asked as often as here, the sweep would never find it and close it
    const ask =
      /* guard: a page that asks closes, too → askProvider */ open.expires_at > ctx.now() ? askProvider : closePayment;
    outcomes.push(await ask(ctx.portal, open));
  }
  const status = await transact(ctx, (ctx) => standing(ctx, wish));
  return status.state === 'unpaid' && outcomes.includes('unknown') ? { ...status, state: 'checking' } : status;
}

/** The open payments, one of each trade, that were not asked about just now. */
async function toAsk(ctx: InTx<EmployeeCtx>, wish: ToPay): Promise<PaymentRow[]> {
  const opens = await openPaymentsOf(ctx, wish);
  const due = opens.filter(({ checked_at }) => checked_at <= new Date(ctx.now().getTime() - ASK_EVERY_MS));
  const asked = due.map(({ payment_id }) => payment_id);
  if (asked.length > 0) await markChecked(ctx, asked, ctx.now());
  return [...new Map(due.map((payment) => [tradeOf(payment).no, payment])).values()];
}

async function standing(ctx: InTx<EmployeeCtx>, { subject, ids }: ToPay): Promise<Status> {
  const found = [];
  for (const id of ids) {
    const { state, amountFen, heldUntil } = await payablesOf(ctx.portal)[subject].state(ctx, id);
    const { refundFen } = await moneyOf(ctx, subject, id);
    found.push({ state, amountFen, refundFen, heldUntil: heldUntil?.toISOString() ?? null });
  }
  return inSum(found);
}
