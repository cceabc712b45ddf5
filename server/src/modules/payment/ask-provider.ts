import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { TradeState } from '../../ports/pay/types.ts';
import type { PaymentRow } from './queries.ts';
import { settle } from './settle.ts';

/** What a payment has become after the provider was asked. */
export type Outcome = 'paid' | 'closed' | 'open' | 'unknown';

/** Payment state comes from the provider, never from the page one returns to (answers §5). */
export async function askProvider(portal: Portal, payment: PaymentRow): Promise<Outcome> {
  const provider = portal.ports.pay[payment.provider];
  const found = await provider.query(payment.out_trade_no).catch((): TradeState => ({ state: 'unknown' }));
  if (found.state === 'paid') {
    const settled = await settle(portal, payment.company_id, payment.provider, found);
    return settled === 'unfit' ? 'unknown' : 'paid';
  }
  if (found.state === 'closed') return markClosed(portal, payment);
  return found.state === 'unknown' ? 'unknown' : 'open';
}

/** reliability §5.4: ask, then close at the provider; only then may what was held be given to somebody else. */
export async function closePayment(portal: Portal, payment: PaymentRow): Promise<Outcome> {
  const before = await askProvider(portal, payment);
  if (before === 'paid' || before === 'closed') return before;
  const provider = portal.ports.pay[payment.provider];
  const closed = await provider.close(payment.out_trade_no).catch(() => 'unknown' as const);
  if (closed === 'closed') return markClosed(portal, payment);
  return closed === 'alreadyPaid' ? askProvider(portal, payment) : 'unknown';
}

const markClosed = (portal: Portal, payment: PaymentRow): Promise<Outcome> =>
  transact({ portal, company: { companyId: payment.company_id } }, async ({ db }) => {
    const updated = await db
      .updateTable('payment')
      .set({ state: 'closed' })
      .where('company_id', '=', payment.company_id)
      .where('payment_id', '=', payment.payment_id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (updated.numUpdatedRows === 1n) return 'closed';
    const row = await db
      .selectFrom('payment')
      .select('state')
      .where('company_id', '=', payment.company_id)
      .where('payment_id', '=', payment.payment_id)
      .executeTakeFirstOrThrow();
    return row.state;
  });
