import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { askProvider, closePayment, type Outcome } from './ask-provider.ts';
import { markChecked, openPaymentOf, uncheckedPayments, type PaymentRow, type Subject } from './queries.ts';
import { payablesOf } from './payables.ts';

/** How long a notice may take before we ask ourselves. */
const PATIENCE_MS = 15_000;
const BATCH = 50;

/**
 * Asks about payments nobody has heard of, and closes those that can no longer be used. Works when every notice is lost
 * (lessons 9); several nodes share the work.
 */
export async function sweepPayments(portal: Portal, companyId: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const found = await claimUnchecked(portal, companyId);
    for (const { payment, waiting } of found) {
      if (waiting) await askProvider(portal, payment);
      else await closePayment(portal, payment);
    }
    swept += found.length;
    // whoever comes after a full batch does not wait for the next turn
    if (found.length < BATCH) return swept;
  }
}

/** Marked as asked about before it is: no other node, and no later batch, takes the same ones. */
function claimUnchecked(portal: Portal, companyId: number) {
  const now = portal.clock();
  return transact({ portal, company: { companyId } }, async (ctx) => {
    const payments = await uncheckedPayments(ctx, new Date(now.getTime() - PATIENCE_MS), BATCH);
    if (payments.length === 0) return [];
    const ids = payments.map(({ payment_id }) => payment_id);
    await markChecked(ctx, ids, now);
    const all = [];
    for (const payment of payments) all.push({ payment, waiting: await isWaiting(portal, payment, ctx, now) });
    return all;
  });
}

type Ctx = Parameters<typeof uncheckedPayments>[0];

const isWaiting = (portal: Portal, payment: PaymentRow, ctx: Ctx, now: Date): Promise<boolean> | boolean =>
  payment.expires_at > now && payablesOf(portal)[payment.subject].isWaiting(ctx, payment.subject_id, payment.part_id);

/** Before something is given up: its open payment is closed at the provider, or turns out to be paid. */
export async function closeOpenPayment(
  portal: Portal,
  companyId: number,
  subject: Subject,
  id: number,
): Promise<Outcome | 'none'> {
  const open = await transact({ portal, company: { companyId } }, (ctx) => openPaymentOf(ctx, subject, id));
  return open ? closePayment(portal, open) : 'none';
}
