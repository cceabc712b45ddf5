import { sql } from 'kysely';
import { randomDigits } from '../../db/next-id.ts';
import type { Portal } from '../../ctx.ts';
import type { ProviderName, RefundWhy } from '../../db/columns.ts';
import { transact } from '../../db/transact.ts';
import { inParallel } from '../../jobs/in-parallel.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import type { PayProvider, RefundState } from '../../ports/pay/types.ts';
import { promise } from '../ledger/index.ts';
import type { InCompany } from '../../ctx.ts';
import {
  nextNumber,
  paidPaymentsOf,
  TRADE_FEN,
  TRADE_NO,
  type PaymentRow,
  type RefundRow,
  type Subject,
} from './queries.ts';
import { payablesOf } from './payables.ts';
import { recordRefund } from './record-refund.ts';

const BATCH = 20;
/** So many refunds of one provider at a time. */
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
/** While one node speaks with the provider, no other takes the same refund. */
const LEASE_MS = MINUTE_MS;
const MOST_WAIT_MS = 60 * MINUTE_MS;

/** Gives back part of a payment, through the provider that was paid. The amount is set aside in the same transaction. */
export async function askRefund(ctx: InCompany, payment: PaymentRow, amountFen: number, why: RefundWhy): Promise<void> {
  const { db, company, portal } = ctx;
  const refundId = await nextNumber(ctx);
  const outRefundNo = `R${company.companyId}-${refundId}${/* guard: a refund number never comes again → '' */ randomDigits()}`;
  const now = portal.clock();
  // the CHECK of the table refuses more than was paid
  await db
    .updateTable('payment')
    .set((set) => ({ refunded_fen: set('refunded_fen', '+', amountFen) }))
    .where('company_id', '=', company.companyId)
    .where('payment_id', '=', payment.payment_id)
    .execute();
  await db
    .insertInto('refund')
    .values({
      company_id: company.companyId,
      refund_id: refundId,
      payment_id: payment.payment_id,
      out_refund_no: outRefundNo,
      amount_fen: amountFen,
      why,
      state: 'asked',
      next_try: now,
      created_at: now,
      done_at: null,
    })
    .execute();
  await promise(ctx, {
    name: `refund/${outRefundNo}`,
    kind: 'refund',
    subject: `${payment.subject}:${payment.subject_id}`,
    unit: 'fen',
    from: { name: payablesOf(portal)[payment.subject].account(payment.subject_id) },
    to: { name: `provider:${payment.provider}`, outside: true },
    amount: amountFen,
    at: now,
  });
}

/** Gives back an amount of a payment, or all of it; answers with how much. */
export async function refundFor(
  ctx: InCompany,
  subject: Subject,
  id: number,
  why: RefundWhy,
  amountFen = Infinity,
): Promise<number> {
  let left = amountFen;
  let total = 0;
  for (const payment of await paidPaymentsOf(ctx, subject, id)) {
    const part = Math.min(left, payment.amount_fen - payment.refunded_fen);
    if (part <= 0) continue;
    await askRefund(ctx, payment, part, why);
    left -= part;
    total += part;
  }
  return total;
}

type Asked = RefundRow & Pick<PaymentRow, 'provider' | 'out_trade_no'> & { total: number };

/** Tells providers what they owe, each by itself: one that hangs holds up no other's refunds. */
export async function sendRefunds(portal: Portal): Promise<void> {
  const providers = Object.values(portal.ports.pay);
  await inParallel(providers.length, providers, async (provider) => {
    const due: Question = (now) => sql`
      SELECT DISTINCT r.company_id FROM refund r JOIN payment p USING (company_id, payment_id)
      WHERE r.state = 'asked' AND r.next_try <= ${now} AND p.provider = ${provider.name}`;
    if (!provider.isPaused()) await whereWaiting(portal, due, (companyId) => sendTo(portal, provider, companyId));
  });
}

/** Always with the same number: a new one would be a second refund. */
async function sendTo(portal: Portal, provider: PayProvider, companyId: number): Promise<void> {
  if (provider.isPaused()) return;
  const claimed = await transact({ portal, company: { companyId } }, (ctx) => claimDue(ctx, provider.name));
  await inParallel(AT_ONCE, claimed, async (refund) => {
    const request = {
      outTradeNo: refund.out_trade_no,
      outRefundNo: refund.out_refund_no,
      refundFen: refund.amount_fen,
      totalFen: refund.total,
      reason: REASONS[refund.why],
    };
    const outcome = await provider.refund(request).catch((): RefundState => ({ state: 'unknown' }));
    const told = { provider: provider.name, outRefundNo: refund.out_refund_no, ...outcome };
    // it stays asked for; an operator reads the job's failure
    if ((await recordRefund(portal, companyId, told)) === 'unfit')
      throw new Error(`${provider.name} says another amount for refund ${refund.out_refund_no}`);
  });
}

const REASONS: Record<RefundWhy, string> = {
  cancelled: '订单取消',
  cheaper: '改期差价',
  late: '支付超时',
  twice: '重复支付',
};

async function claimDue(ctx: InCompany, provider: ProviderName): Promise<Asked[]> {
  const { db, company, portal } = ctx;
  const now = portal.clock();
  const due = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.payment_id', '=', 'r.payment_id'),
    )
    .selectAll('r')
    .select(['p.provider', TRADE_NO.as('out_trade_no'), TRADE_FEN.as('total')])
    .where('r.company_id', '=', company.companyId)
    .where('p.provider', '=', provider)
    .where('r.state', '=', 'asked')
    .where('r.next_try', '<=', now)
    .orderBy('r.next_try')
    .limit(BATCH)
    .forUpdate('r')
    .skipLocked()
    .execute();
  for (const { refund_id, tries } of due) {
    const wait = Math.min(LEASE_MS * 2 ** tries, MOST_WAIT_MS);
    await db
      .updateTable('refund')
      .set({ tries: tries + 1, next_try: new Date(now.getTime() + wait) })
      .where('company_id', '=', company.companyId)
      .where('refund_id', '=', refund_id)
      .execute();
  }
  return due;
}

/** One that was refused is sent once more, by whichever node is free; false when it is not refused any more. */
export async function askRefundAgain({ db, company, portal }: InCompany, outRefundNo: string): Promise<boolean> {
  const asked = await db
    .updateTable('refund')
    .set({ state: 'asked', tries: 0, next_try: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('out_refund_no', '=', outRefundNo)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return asked.numUpdatedRows === 1n;
}

/** The company a refund's number names. */
export function companyOfRefundNo(outRefundNo: string): number | undefined {
  const [, company] = /^R(\d{1,9})-\d+$/.exec(outRefundNo) ?? [];
  return company === undefined ? undefined : Number(company);
}
