import type { Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import type { TradeState } from '../../../ports/pay/types.ts';
import { paymentsOfTrade, tradeOf, type PaymentRow } from '../queries.ts';
import { settle } from '../settle.ts';

/** Our requests last ten seconds at most: what the provider has not seen by then will not reach it any more. */
const ARRIVED_AFTER_MS = 60_000;
/** So long after its end without a clear answer, an operator should look. */
const FLAG_AFTER_MS = 3_600_000;
/** By then the last notice would have come (24 h 4 min after the payment), so the wait ends. */
const GIVE_UP_AFTER_MS = 25 * 3_600_000;

/** The state of a payment after the provider was asked. */
export type Outcome = 'paid' | 'closed' | 'open' | 'unknown';

/** Payment state comes from the provider, never from the page one returns to. */
export async function askProvider(portal: Portal, payment: PaymentRow): Promise<Outcome> {
  const provider = portal.ports.pay[payment.provider];
  const found = await provider.query(tradeOf(payment).no).catch((): TradeState => ({ state: 'unknown' }));
  if (found.state === 'paid') {
    const settled = await settle(portal, payment.company_id, payment.provider, found);
    return settled === 'unfit' ? 'unknown' : 'paid';
  }
  if (found.state === 'closed') return markClosed(portal, payment);
  if (found.state === 'missing') return markMissing(portal, payment);
  return found.state === 'unknown' ? 'unknown' : 'open';
}

/** Asks, then closes at the provider; only then may the held thing be given away. */
export async function closePayment(portal: Portal, payment: PaymentRow): Promise<Outcome> {
  const before = await askProvider(portal, payment);
  if (before === 'paid' || before === 'closed') return before;
  const provider = portal.ports.pay[payment.provider];
  const closed = await provider.close(tradeOf(payment).no).catch(() => 'unknown' as const);
  if (closed === 'closed') return markClosed(portal, payment);
  if (closed === 'missing') return markMissing(portal, payment);
  const after = closed === 'alreadyPaid' ? await askProvider(portal, payment) : 'unknown';
  return after === 'unknown' ? bearUnknown(portal, payment) : after;
}

const sinceMs = (portal: Portal, moment: Date): number => portal.clock().getTime() - moment.getTime();

/** It never arrived, or is just arriving. Should it be paid all the same, the money takes the way of late money. */
const markMissing = async (portal: Portal, payment: PaymentRow): Promise<Outcome> =>
  sinceMs(portal, payment.created_at) > ARRIVED_AFTER_MS ? markClosed(portal, payment) : 'open';

/**
 * Bears an unknown outcome. The held seat stays held, and after a while an operator is told. After the last possible
 * notice it is closed without the provider's word and stays flagged; money found later takes the way of late money.
 */
async function bearUnknown(portal: Portal, payment: PaymentRow): Promise<Outcome> {
  const over = sinceMs(portal, payment.expires_at);
  if (over < FLAG_AFTER_MS) return /* guard: silence is no answer → markClosed(portal, payment) */ 'unknown';
  if (!payment.flagged_at) await flag(portal, payment);
  return over < GIVE_UP_AFTER_MS ? 'unknown' : markClosed(portal, payment, { unsure: true });
}

const flag = (portal: Portal, { company_id, payment_id }: PaymentRow): Promise<unknown> =>
  transact({ portal, company: { companyId: company_id } }, ({ db }) =>
    db
      .updateTable('payment')
      .set({ flagged_at: portal.clock() })
      .where('company_id', '=', company_id)
      .where('payment_id', '=', payment_id)
      .where('flagged_at', 'is', null)
      .execute(),
  );

/** All that are one trade at the provider are closed together. */
const markClosed = (portal: Portal, payment: PaymentRow, { unsure = false } = {}): Promise<Outcome> =>
  transact({ portal, company: { companyId: payment.company_id } }, async (ctx) => {
    const { db } = ctx;
    const together = (await paymentsOfTrade(ctx, tradeOf(payment).no)).map(({ payment_id }) => payment_id);
    const updated = await db
      .updateTable('payment')
      .set(unsure ? { state: 'closed' } : { state: 'closed', flagged_at: null, flagged_for: null })
      .where('company_id', '=', payment.company_id)
      .where('payment_id', 'in', /* guard: joint payments close together → [payment.payment_id] */ together)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (updated.numUpdatedRows > 0n) return 'closed';
    const row = await db
      .selectFrom('payment')
      .select('state')
      .where('company_id', '=', payment.company_id)
      .where('payment_id', '=', payment.payment_id)
      .executeTakeFirstOrThrow();
    return row.state;
  });
