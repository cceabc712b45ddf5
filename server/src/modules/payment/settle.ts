import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { ProviderName } from '../../db/columns.ts';
import type { Paid } from '../../ports/pay/types.ts';
import { move } from '../ledger/index.ts';
import type { InCompany } from '../../ctx.ts';
import { isNews, paymentsOfTrade, tradeOf, type PaymentRow, type Settled } from './queries.ts';
import { askRefund } from './refunds.ts';
import { payablesOf } from './payables.ts';

const UNFLAGGED = { flagged_at: null, flagged_for: null };

/**
 * The one place where money becomes ours, from a notice, the pay page or the sweeper. News told twice changes nothing
 * the second time.
 */
export const settle = (
  portal: Portal,
  companyId: number,
  provider: ProviderName,
  trade: Paid,
  eventId?: string,
): Promise<Settled> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const found = await paymentsOfTrade(ctx, trade.outTradeNo);
    const [one] = found;
    if (!one || one.provider !== provider || tradeOf(one).fen !== trade.amountFen) return 'unfit';
    // guard: attachment of a payment
    if (!isOurs(one, trade)) {
      await flagForeign(ctx, one);
      return 'unfit';
    }
    // only fitting news is kept as seen: the provider goes on telling the rest, and an operator sees it
    if (eventId && !(await isNews(ctx, provider, eventId))) return 'known';
    const payables = payablesOf(portal);
    for (const { subject, subject_id } of found) await payables[subject].lock(ctx, subject_id);
    const outcomes = [];
    for (const payment of found) outcomes.push(await credit(ctx, payment, trade));
    return outcomes.includes('settled') ? 'settled' : 'known';
  });

/** each order is credited by itself, and an unusable part of a trade goes back by itself */
async function credit(ctx: InCompany, payment: PaymentRow, trade: Paid): Promise<'settled' | 'known'> {
  const { portal } = ctx;
  if (!(await markPaid(ctx, payment, trade))) return 'known';
  const payable = payablesOf(portal)[payment.subject];
  const { amount_fen: amount, provider: name } = payment;
  await move(ctx, {
    name: `capture/${payment.out_trade_no}`,
    kind: 'capture',
    subject: `${payment.subject}:${payment.subject_id}`,
    unit: 'fen',
    from: { name: `provider:${name}`, outside: true },
    to: { name: payable.account(payment.subject_id) },
    amount,
    at: portal.clock(),
  });
  const paid = { id: payment.subject_id, partId: payment.part_id, amountFen: amount, at: portal.clock() };
  const use = await payable.apply(ctx, paid);
  if (use !== 'used') await askRefund(ctx, { ...payment, state: 'paid' }, amount, use);
  return 'settled';
}

/** A payment of the same number that was made before a restore is another person's; a provider that does not say is believed. */
const isOurs = (payment: PaymentRow, { attach }: Paid): boolean =>
  attach === undefined || attach === (payment.attach ?? '');

const flagForeign = ({ db, company, portal }: InCompany, { payment_id }: PaymentRow) =>
  db
    .updateTable('payment')
    .set({ flagged_at: portal.clock(), flagged_for: 'foreign' })
    .where('company_id', '=', company.companyId)
    .where('payment_id', '=', payment_id)
    .where('flagged_for', 'is', null)
    .execute();

/** A closed one may still turn out to be paid: the payer was faster than our closing. */
async function markPaid({ db, company }: InCompany, { payment_id }: PaymentRow, trade: Paid): Promise<boolean> {
  const updated = await db
    .updateTable('payment')
    .set({ state: 'paid', transaction_id: trade.transactionId, paid_at: trade.paidAt, ...UNFLAGGED })
    .where('company_id', '=', company.companyId)
    .where('payment_id', '=', payment_id)
    .where('state', '!=', 'paid')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
