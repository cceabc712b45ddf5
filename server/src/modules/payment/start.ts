import { randomBytes } from 'node:crypto';
import { timeInShanghai } from '#contract/rules/day';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import { randomDigits } from '../../db/next-id.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Started } from '../../ports/pay/types.ts';
import { closePayment } from './ask-provider.ts';
import type { Due } from './payable.ts';
import { askedFrom, payerOf, readAsked, sealAsked, type Way } from './asked.ts';
import { nextNumber, openPaymentOf, type PaymentRow, type Subject } from './queries.ts';
import { payablesOf } from './payables.ts';

/** reliability §5.4: the provider stops taking money this long before the seat is given up. */
const MARGIN_MS = 60_000;
/** WeChat makes a shorter life a minute long by itself, so the payment would outlive what is held for it. */
const SHORTEST_MS = 60_000;
/** A code or prepared order of WeChat's lives two hours; then another payment is begun. */
const LONGEST_MS = 110 * 60_000;
const MOST_TRIES = 3;

interface Wish {
  subject: Subject;
  id: number;
  way: Way;
}

type Kept<T> = (started: Started, payment: PaymentRow) => T;

/**
 * Begins to pay in one way, or goes on with what was begun in the same way. One payment is open at a time: another way is
 * offered only after the first is closed at its provider, so nobody can pay twice by two ways.
 */
export async function startPayment<T>(ctx: EmployeeCtx, wish: Wish, reply: Kept<T>): Promise<Committed<T>> {
  const { payment, due } = await openPayment(ctx, wish);
  const started = payment.started ?? (await startAtProvider(ctx, payment, due));
  return commitOnce(ctx, async (ctx) => {
    await ctx.db
      .updateTable('payment')
      .set({ started: JSON.stringify(started), asked: null })
      .where('company_id', '=', ctx.company.companyId)
      .where('payment_id', '=', payment.payment_id)
      .where('state', '=', 'open')
      .execute();
    return reply(started, payment);
  });
}

async function openPayment(ctx: EmployeeCtx, wish: Wish): Promise<{ payment: PaymentRow; due: Due }> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const found = await transact(ctx, (ctx) => findOrMake(ctx, wish));
    if (!found.stale) return found;
    const outcome = await closePayment(ctx.portal, found.payment);
    if (outcome === 'paid') throw new Fault('paidAlready');
    if (outcome !== 'closed') break;
  }
  throw new Fault('payChecking');
}

async function findOrMake(ctx: InTx<EmployeeCtx>, { subject, id, way }: Wish) {
  const payable = payablesOf(ctx.portal)[subject];
  await payable.lock(ctx, id);
  const due = await payable.due(ctx, id);
  const open = await openPaymentOf(ctx, subject, id);
  if (open && isSame(open, due, way) && open.expires_at > ctx.now()) return { payment: open, due, stale: false };
  const expires = new Date(Math.min(due.until.getTime() - MARGIN_MS, ctx.now().getTime() + LONGEST_MS));
  // before anything is closed: what was begun may still be paid
  if (expires.getTime() - ctx.now().getTime() < SHORTEST_MS)
    throw new Fault(payable.endingFault, { time: timeInShanghai(due.until) });
  if (open) return { payment: open, due, stale: true };
  const paymentId = await nextNumber(ctx);
  const payment = await ctx.db
    .insertInto('payment')
    .values({
      company_id: ctx.company.companyId,
      payment_id: paymentId,
      subject,
      subject_id: id,
      part_id: due.partId,
      provider: way.provider,
      channel: way.channel,
      out_trade_no: tradeNo(ctx.company.companyId, paymentId),
      amount_fen: due.amountFen,
      state: 'open',
      started: null,
      payer: payerOf(way),
      asked: await sealAsked(ctx, paymentId, askedFrom(ctx, way)),
      expires_at: expires,
      created_at: ctx.now(),
      checked_at: ctx.now(),
      transaction_id: null,
      paid_at: null,
      flagged_at: null,
      flagged_for: null,
      attach: randomBytes(16).toString('hex'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, due, stale: false };
}

const isSame = (open: PaymentRow, due: Due, way: Way): boolean =>
  open.provider === way.provider &&
  open.channel === way.channel &&
  open.amount_fen === due.amountFen &&
  open.part_id === due.partId &&
  // what was prepared for one phone cannot be paid with another
  open.payer === payerOf(way) &&
  (open.started !== null || open.asked !== null);

/** With what its first request said, whoever repeats it: a provider refuses a number that comes back with other words. */
async function startAtProvider(ctx: EmployeeCtx, payment: PaymentRow, due: Due): Promise<Started> {
  const asked = await readAsked(ctx, payment);
  const order = {
    outTradeNo: payment.out_trade_no,
    description: due.description,
    amountFen: payment.amount_fen,
    orderedAt: payment.created_at,
    expiresAt: payment.expires_at,
    channel: payment.channel,
    ...(payment.attach && { attach: payment.attach }),
    ...asked,
  };
  return ctx.portal.ports.pay[payment.provider].start(order).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: payment.provider }, 'a payment could not be started');
    throw new Fault('payUnavailable');
  });
}

/**
 * Names the company too, so that a notice finds its way; the provider's signature vouches for it. Another one each time: a
 * counter alone would give somebody else's number after a restore.
 */
export const tradeNo = (companyId: number, paymentId: number): string =>
  `P${companyId}-${String(paymentId).padStart(6, '0')}${randomDigits()}`;

export function companyOfTradeNo(outTradeNo: string): number | undefined {
  const [, company] = /^P(\d{1,9})-\d{6,}$/.exec(outTradeNo) ?? [];
  return company === undefined ? undefined : Number(company);
}
