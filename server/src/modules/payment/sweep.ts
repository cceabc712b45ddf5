import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import { asAuditor, transact } from '../../db/transact.ts';
import { inParallel } from '../../jobs/in-parallel.ts';
import { eachAlone } from '../../jobs/repeat.ts';
import type { PayProvider } from '../../ports/pay/types.ts';
import { askProvider, closePayment, type Outcome } from './attempts/ask-provider.ts';
import { markChecked, openPaymentOf, uncheckedPayments, type PaymentRow, type Subject } from './queries.ts';
import { payablesOf } from './payables.ts';

/** How long a notice may take before we ask ourselves. */
const PATIENCE_MS = 15_000;
const BATCH = 50;
/** So many questions to one provider at a time. */
const AT_ONCE = 8;

/**
 * Asks about payments without news, and closes those that can no longer be used. Works when every notice is lost;
 * several nodes share the work. Each provider is asked by itself: one that hangs holds up no other's payers.
 */
export async function sweepPayments(portal: Portal): Promise<void> {
  const providers = Object.values(portal.ports.pay);
  await inParallel(providers.length, providers, (provider) => sweepProvider(portal, provider));
}

async function sweepProvider(portal: Portal, provider: PayProvider): Promise<void> {
  if (provider.isPaused()) return;
  await eachAlone(await companiesToAsk(portal, provider), (companyId) => sweepCompany(portal, provider, companyId));
}

const askedBefore = (portal: Portal): Date => new Date(portal.clock().getTime() - PATIENCE_MS);

async function companiesToAsk(portal: Portal, { name }: PayProvider): Promise<number[]> {
  const { rows } = await asAuditor(portal.database, (db) =>
    sql<{ companyId: number }>`
      SELECT DISTINCT company_id AS "companyId" FROM payment
      WHERE state = 'open' AND provider = ${name} AND checked_at < ${askedBefore(portal)}`.execute(db),
  );
  return rows.map(({ companyId }) => companyId);
}

async function sweepCompany(portal: Portal, provider: PayProvider, companyId: number): Promise<void> {
  for (;;) {
    const found = provider.isPaused() ? [] : await claimUnchecked(portal, provider, companyId);
    await inParallel(AT_ONCE, found, async ({ payment, waiting }) => {
      // a paused provider was not asked, so nothing may follow from its silence
      if (provider.isPaused()) return;
      await (waiting ? askProvider(portal, payment) : closePayment(portal, payment));
    });
    // the payments after a full batch do not wait for the next turn
    if (found.length < BATCH) return;
  }
}

/** Marked as asked about before it is: no other node, and no later batch, takes the same ones. */
function claimUnchecked(portal: Portal, { name }: PayProvider, companyId: number) {
  const now = portal.clock();
  return transact({ portal, company: { companyId } }, async (ctx) => {
    const payments = await uncheckedPayments(ctx, name, askedBefore(portal), BATCH);
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

/** Before something is changed: its open payment is closed at the provider, or turns out to be paid. */
export async function closeOpenPayment(
  portal: Portal,
  companyId: number,
  subject: Subject,
  id: number,
): Promise<Outcome | 'none'> {
  const open = await transact({ portal, company: { companyId } }, (ctx) => openPaymentOf(ctx, subject, id));
  return open ? closePayment(portal, open) : 'none';
}
