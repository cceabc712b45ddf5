import { ORDER_STATUS } from '#contract/calls/orders';
import type { Portal } from '../server/src/ctx.ts';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { asAuditor } from '../server/src/db/transact.ts';
import { queueReportReadyMessage } from '../server/src/modules/messages/index.ts';
import { refundFor, tradeNo } from '../server/src/modules/payment/index.ts';
import { fillOrder, nextOf, type EndedAs } from './fill-booking.ts';
import { fillEvaluation } from './fill-invoice.ts';
import { fillPayment } from './fill-payment.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoPlan, DemoTrouble } from './types.ts';

const HOUR_MS = 3_600_000;
/** As long as a seat is held for the money. */
const HOLD_MS = HOUR_MS / 2;

const ENDED: Record<DemoTrouble['kind'], EndedAs> = {
  rated: { status: ORDER_STATUS.reportReady, event: 'reportReady' },
  noShow: { status: ORDER_STATUS.closed, closed_as: 'noShow', event: 'noShow' },
  abnormal: { status: ORDER_STATUS.reportReady, event: 'reportReady' },
  refundFailed: { status: ORDER_STATUS.closed, closed_as: 'cancelled', event: 'cancelled', afterMs: 5 * HOUR_MS },
  payUnanswered: { status: ORDER_STATUS.closed, closed_as: 'expired', event: 'expired', afterMs: HOLD_MS },
  messageFailed: { status: ORDER_STATUS.reportReady, event: 'reportReady' },
};

/** A person's order, and its trouble. */
export async function fillTrouble(ctx: FillCtx, one: DemoTrouble, plans: DemoPlan[], key: CompanyKey): Promise<void> {
  const ended = { ...ENDED[one.kind], ...(one.kind === 'abnormal' && { abnormal: one.reason }) };
  const { own, paid } = await fillOrder(ctx, one, plans, ended);
  if (one.kind === 'payUnanswered') return fillUnanswered(ctx, paid);
  await fillPayment(ctx, { subject: 'exam', ...paid, paymentId: await nextOf(ctx, 'payment_number') });
  if (one.kind === 'rated') await fillEvaluation(ctx, own, one, key);
  if (one.kind === 'refundFailed') await fillFailedRefund(ctx, own.order_id);
  if (one.kind === 'messageFailed') await fillFailedMessage(ctx, own.order_id);
}

interface Paid {
  id: number;
  fen: number;
  at: Date;
}

/** The provider has never said what became of it; it was closed without its word. */
async function fillUnanswered({ db, company, ...ctx }: FillCtx, { id, fen, at }: Paid): Promise<void> {
  const paymentId = await nextOf({ db, company, ...ctx }, 'payment_number');
  await db
    .insertInto('payment')
    .values({
      ...{ company_id: company.companyId, payment_id: paymentId, subject: 'exam', subject_id: id, part_id: null },
      ...{ provider: 'wechat', channel: 'native', out_trade_no: tradeNo(company.companyId, paymentId) },
      ...{ amount_fen: fen, state: 'closed', started: null, transaction_id: null, paid_at: null },
      ...{ expires_at: at, created_at: at, checked_at: at, flagged_at: at, flagged_for: null, attach: null },
    })
    .execute();
}

async function fillFailedRefund(ctx: FillCtx, orderId: number): Promise<void> {
  await refundFor(ctx, 'exam', orderId, 'cancelled');
  await ctx.db.updateTable('refund').set({ state: 'failed' }).where('company_id', '=', ctx.company.companyId).execute();
}

/** Tried as often as messages are tried, some hours ago. */
async function fillFailedMessage(ctx: FillCtx, orderId: number): Promise<void> {
  await queueReportReadyMessage(ctx, orderId);
  const since = new Date(ctx.portal.clock().getTime() - 5 * HOUR_MS);
  await ctx.db
    .updateTable('message')
    .set({ tries: 7, due_at: since, next_try: since })
    .where('company_id', '=', ctx.company.companyId)
    .where('subject', '=', `exam:${orderId}`)
    .execute();
}

/** A line of a bill that is in no book here; too old to be read again by itself. */
export const fillBillDifference = ({ database, clock }: Portal, day: string): Promise<unknown> =>
  asAuditor(database, (db) =>
    db
      .insertInto('bill_difference')
      .values({
        ...{ provider: 'wechat', day, kind: 'paid', number: 'P260-900001', what: 'missingHere' },
        ...{ ours_fen: null, theirs_fen: 260_00, found_at: clock() },
        ...{ cleared_at: null, cleared_by: null, cleared_reason: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
