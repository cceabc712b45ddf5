import { randomBytes } from 'node:crypto';
import { timeInShanghai } from '#contract/rules/day';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { randomDigits } from '../../../db/next-id.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Started } from '../../../ports/pay/types.ts';
import { closePayment } from './ask-provider.ts';
import type { Due } from '../payable.ts';
import { askedFrom, payerOf, readAsked, sealAsked, type Way } from './asked.ts';
import { nextNumber, openPaymentsOf, paymentsOfTrade, tradeOf, type PaymentRow, type ToPay } from '../queries.ts';
import { payablesOf } from '../payables.ts';

/** The provider stops taking money this long before the seat is given up. */
const MARGIN_MS = 60_000;
/** WeChat makes a shorter life a minute long by itself, so the payment would outlive its hold. */
const SHORTEST_MS = 60_000;
/** A code or prepared order of WeChat's lives two hours; then another payment is begun. */
const LONGEST_MS = 110 * 60_000;
const MOST_TRIES = 3;

interface Wish extends ToPay {
  way: Way;
}

type Kept<T> = (started: Started, payment: PaymentRow) => T;

/** A trade to be paid: the payment that stands for it at the provider, and its words there. */
interface Trade {
  first: PaymentRow;
  description: string;
}

/**
 * Begins to pay in one way, or goes on with a payment begun in the same way. One payment is open at a time: another way
 * is offered only after the first is closed at its provider, so that money cannot come twice by two ways.
 */
export async function startPayment<T>(ctx: EmployeeCtx, wish: Wish, reply: Kept<T>): Promise<Committed<T>> {
  const trade = await openTrade(ctx, { ...wish, ids: wish.ids.toSorted((a, b) => a - b) });
  const payment = trade.first;
  const started = payment.started ?? (await startAtProvider(ctx, trade));
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

async function openTrade(ctx: EmployeeCtx, wish: Wish): Promise<Trade> {
  // each of them may have been begun by itself
  for (let attempt = 1; attempt < MOST_TRIES + wish.ids.length; attempt++) {
    const found = await transact(ctx, (ctx) => findOrMake(ctx, wish));
    if ('first' in found) return found;
    const outcome = await closePayment(ctx.portal, found.stale);
    if (outcome === 'paid') throw new Fault('paidAlready');
    if (outcome !== 'closed') break;
  }
  throw new Fault('payChecking');
}

/** All that is to be paid is locked, in the order of its ids, before anything is looked at. */
async function findOrMake(ctx: InTx<EmployeeCtx>, wish: Wish): Promise<Trade | { stale: PaymentRow }> {
  const { subject, ids, way } = wish;
  const payable = payablesOf(ctx.portal)[subject];
  for (const id of ids) await payable.lock(ctx, id);
  const dues: Due[] = [];
  for (const id of ids) dues.push(await payable.due(ctx, id));
  const description = descriptionOf(dues);
  const opens = await openPaymentsOf(ctx, wish);
  const first = await goesOn(ctx, opens, dues, way);
  if (first) return { first, description };
  const until = new Date(Math.min(...dues.map((due) => due.until.getTime())));
  const expires = new Date(Math.min(until.getTime() - MARGIN_MS, ctx.now().getTime() + LONGEST_MS));
  // before anything is closed: an open payment may still be paid
  if (/* guard: shortest life of a payment → false */ expires.getTime() - ctx.now().getTime() < SHORTEST_MS)
    throw new Fault(payable.endingFault, { time: timeInShanghai(until) });
  const [stale] = opens;
  return stale ? { stale } : { first: await insertTrade(ctx, wish, dues, expires), description };
}

const descriptionOf = (dues: Due[]): string =>
  dues.length > 1 ? `${dues[0]?.description} 等 ${dues.length} 单` : (dues[0]?.description ?? '');

/** The open payment for exactly these, in this way, which can still be paid. */
async function goesOn(ctx: InTx<EmployeeCtx>, opens: PaymentRow[], dues: Due[], way: Way) {
  const [first] = opens;
  if (!first || opens.length !== dues.length || first.expires_at <= ctx.now()) return undefined;
  const { no } = tradeOf(first);
  const isWhole = (await paymentsOfTrade(ctx, no)).length === dues.length;
  const same = opens.every((open, at) => tradeOf(open).no === no && isSame(open, dues[at], way));
  // a payment prepared for one phone cannot be paid with another
  const sameApp =
    /* guard: a prepay is one phone’s */ first.payer === payerOf(way) &&
    (first.started !== null || first.asked !== null);
  return isWhole && same && sameApp ? first : undefined;
}

const isSame = (open: PaymentRow, due: Due | undefined, way: Way): boolean =>
  open.provider === way.provider &&
  open.channel === way.channel &&
  open.amount_fen === due?.amountFen &&
  open.part_id === due.partId;

/** A payment for each, so that each is credited and refunded by itself; the first stands for all at the provider. */
async function insertTrade(ctx: InTx<EmployeeCtx>, wish: Wish, dues: Due[], expires: Date): Promise<PaymentRow> {
  const { subject, ids, way } = wish;
  const { companyId } = ctx.company;
  const attach = randomBytes(16).toString('hex');
  const firstId = await nextNumber(ctx);
  const firstNo = tradeNo(companyId, firstId);
  const wholeFen = dues.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const rows = [];
  for (const [at, due] of dues.entries()) {
    const paymentId = at === 0 ? firstId : await nextNumber(ctx);
    rows.push({
      ...{ company_id: companyId, payment_id: paymentId, subject, subject_id: ids[at] ?? 0, part_id: due.partId },
      ...{ provider: way.provider, channel: way.channel, amount_fen: due.amountFen, state: 'open' as const },
      out_trade_no: at === 0 ? firstNo : tradeNo(companyId, paymentId),
      ...(dues.length > 1 ? { trade_no: firstNo, trade_fen: wholeFen } : { trade_no: null, trade_fen: null }),
      ...{
        started: null,
        payer: payerOf(way),
        attach,
        expires_at: expires,
        created_at: ctx.now(),
        checked_at: ctx.now(),
      },
      asked: at === 0 ? await sealAsked(ctx, paymentId, askedFrom(ctx, way)) : null,
      ...{ transaction_id: null, paid_at: null, flagged_at: null, flagged_for: null },
    });
  }
  const made = await ctx.db.insertInto('payment').values(rows).returningAll().execute();
  const first = made.find(({ payment_id }) => payment_id === firstId);
  if (!first) throw new Error('a payment was not made');
  return first;
}

/** Repeats the first request word by word: a provider refuses a number that comes back with other words. */
async function startAtProvider(ctx: EmployeeCtx, { first: payment, description }: Trade): Promise<Started> {
  const asked = await readAsked(ctx, payment);
  const order = {
    outTradeNo: payment.out_trade_no,
    description,
    amountFen: /* guard: a trade’s whole amount → payment.amount_fen */ tradeOf(payment).fen,
    orderedAt: payment.created_at,
    expiresAt: payment.expires_at,
    channel: payment.channel,
    ...(payment.attach && { attach: payment.attach }),
    /* guard: same request to the provider → ...asked, clientIp: ctx.client.address() */ ...asked,
  };
  return ctx.portal.ports.pay[payment.provider].start(order).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: payment.provider }, 'a payment could not be started');
    throw new Fault('payUnavailable');
  });
}

/**
 * Names the company too, so that a notice finds its way; the provider's signature vouches for it. Another one each
 * time: a counter alone would give out a used number after a restore.
 */
export const tradeNo = (companyId: number, paymentId: number): string =>
  `P${companyId}-${String(paymentId).padStart(6, '0')}${/* guard: a payment number never comes again → '' */ randomDigits()}`;

export function companyOfTradeNo(outTradeNo: string): number | undefined {
  const [, company] = /^P(\d{1,9})-\d{6,}$/.exec(outTradeNo) ?? [];
  return company === undefined ? undefined : Number(company);
}
