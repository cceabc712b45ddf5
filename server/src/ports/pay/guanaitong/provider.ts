import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { NoticeRefused, OutcomeUnknown, ProviderRefused } from '../errors.ts';
import { assertFen, fenToYuan, yuanToFen } from '../money.ts';
import { wallTime } from '../moment.ts';
import type { PayLimits } from '../send.ts';
import type { PayOrder, PayProvider, RefundOrder, RefundState, Started, TradeState } from '../types.ts';
import { valueOf } from '../wechat/config.ts';
import { createGuanaitongClient, type GuanaitongCall } from './client.ts';
import { STATUS_CODES, type GuanaitongConfig, type GuanaitongStatusCodes } from './config.ts';
import { readGuanaitongNotice } from './notice.ts';

const NUMBER = /^[0-9A-Za-z_-]{2,40}$/;

const Money = z.union([z.string(), z.number()]);
const Cashier = z.object({ redirectUrl: z.url() });
const PayResult = z.object({
  outerTradeNo: z.string(),
  payStatus: z.int(),
  payTradeNo: z.optional(z.nullable(z.string())),
  payAmount: z.optional(z.nullable(Money)),
  payTime: z.optional(z.nullable(z.int())),
});
const RefundResult = z.object({
  refundOuterTradeNo: z.string(),
  refundStatus: z.int(),
  refundTradeNo: z.optional(z.nullable(z.string())),
  refundAmount: z.optional(z.nullable(Money)),
});

/** GuanAiTong's cashier. What their public documents leave open is answered with `unknown`, never with a guess. */
export function createGuanaitong(config: GuanaitongConfig, now: Clock, limits?: PayLimits): PayProvider {
  const { call, isPaused } = createGuanaitongClient(config, now, limits);
  const codes = config.statusCodes ?? STATUS_CODES;
  return {
    name: 'guanaitong',
    isPaused,
    notifyUrl: () => valueOf(config.notifyUrl),
    start: (order) => start(config, call, order),
    query: (outTradeNo) => query(config, call, codes, outTradeNo),
    close: (outTradeNo) => close(config, call, codes, outTradeNo),
    refund: (refund) => openRefund(config, call, codes, refund),
    queryRefund: (outRefundNo) => queryRefund(config, call, codes, outRefundNo),
    readNotice: async (request) => readGuanaitongNotice(config, now, request),
    // they look for the word, not for the status
    answerNotice: (trouble) => ({
      status: trouble === undefined ? 200 : trouble instanceof NoticeRefused ? 400 : 503,
      contentType: 'text/plain; charset=utf-8',
      body: trouble === undefined ? 'success' : 'fail',
    }),
  };
}

/** Their numbers begin with our appid. */
const theirNumber = ({ appId }: GuanaitongConfig, number: string): string => `${appId}${number}`;

async function start(config: GuanaitongConfig, call: GuanaitongCall, order: PayOrder): Promise<Started> {
  assertFen(order.amountFen);
  if (!NUMBER.test(order.outTradeNo)) throw new RangeError(`${order.outTradeNo} is not a number GuanAiTong takes`);
  if (order.channel !== 'cashier') throw new RangeError('GuanAiTong has its cashier only');
  const reply = Cashier.safeParse(
    await call('/seller/v3/pay/excashier', {
      outerTradeNo: theirNumber(config, order.outTradeNo),
      timeOrdered: wallTime(order.orderedAt),
      ...(order.openId && { buyerOpenId: order.openId }),
      reason: [...order.description].slice(0, 245).join(''),
      totalAmount: fenToYuan(order.amountFen),
      ...(order.attach && { attach: order.attach }),
      tradeType: 1,
      ...(order.returnUrl && { returnUrl: order.returnUrl }),
      notifyUrl: order.notifyUrl ?? valueOf(config.notifyUrl),
      expireTime: wallTime(order.expiresAt),
    }),
  );
  if (!reply.success) throw new OutcomeUnknown('the reply has no address of the cashier');
  return { kind: 'cashier', url: reply.data.redirectUrl };
}

async function query(
  config: GuanaitongConfig,
  call: GuanaitongCall,
  { pay, noTrade }: GuanaitongStatusCodes,
  outTradeNo: string,
): Promise<TradeState> {
  const number = theirNumber(config, outTradeNo);
  try {
    const result = PayResult.safeParse(await call('/seller/v3/pay/getResult', { outerTradeNo: number }));
    if (!result.success || result.data.outerTradeNo !== number) return { state: 'unknown', detail: 'unreadable' };
    const { payStatus, payTradeNo, payAmount, payTime } = result.data;
    if (payStatus === pay.notPaid) return { state: 'notPaid' };
    if (payStatus === pay.paying) return { state: 'paying' };
    if (payStatus === pay.closed) return { state: 'closed' };
    const amountFen = yuanToFen(String(payAmount ?? ''));
    if (payStatus !== pay.paid || !payTradeNo || !amountFen || !payTime) {
      return { state: 'unknown', detail: `payStatus ${payStatus}` };
    }
    return { state: 'paid', outTradeNo, transactionId: payTradeNo, amountFen, paidAt: new Date(payTime) };
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === String(noTrade)) return { state: 'missing' };
    return { state: 'unknown', detail: detailOf(error) };
  }
}

/** "Cancelled" is only believed when a query says so too: how they answer for a paid order is not documented. */
async function close(
  config: GuanaitongConfig,
  call: GuanaitongCall,
  codes: GuanaitongStatusCodes,
  outTradeNo: string,
): ReturnType<PayProvider['close']> {
  try {
    await call('/seller/v3/order/cancel', { outerTradeNo: theirNumber(config, outTradeNo), reason: 'expired' });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) return 'unknown';
  }
  const { state } = await query(config, call, codes, outTradeNo);
  if (state === 'paid') return 'alreadyPaid';
  return state === 'closed' || state === 'missing' ? state : 'unknown';
}

/** Not idempotent there, but a number is taken only once: a refused request may already have happened, so ask. */
async function openRefund(
  config: GuanaitongConfig,
  call: GuanaitongCall,
  codes: GuanaitongStatusCodes,
  refund: RefundOrder,
): Promise<RefundState> {
  assertFen(refund.refundFen);
  try {
    const refundId = await call('/seller/v3/pay/syncRefund', {
      outerTradeNo: theirNumber(config, refund.outTradeNo),
      outerRefundNo: theirNumber(config, refund.outRefundNo),
      reason: [...refund.reason].slice(0, 254).join(''),
      refundAmount: fenToYuan(refund.refundFen),
      notifyUrl: valueOf(config.notifyUrl),
    });
    return { state: 'done', ...(typeof refundId === 'string' && { refundId }) };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) return { state: 'unknown', detail: detailOf(error) };
    const found = await queryRefund(config, call, codes, refund.outRefundNo);
    return found.state === 'unknown' ? { state: 'unknown', detail: error.message } : found;
  }
}

async function queryRefund(
  config: GuanaitongConfig,
  call: GuanaitongCall,
  { refund }: GuanaitongStatusCodes,
  outRefundNo: string,
): Promise<RefundState> {
  const number = theirNumber(config, outRefundNo);
  try {
    const result = RefundResult.safeParse(await call('/seller/v3/pay/getRefundResult', { refundOuterTradeNo: number }));
    if (!result.success || result.data.refundOuterTradeNo !== number) return { state: 'unknown', detail: 'unreadable' };
    const { refundStatus, refundTradeNo, refundAmount } = result.data;
    const refundFen = yuanToFen(String(refundAmount ?? ''));
    const found = { ...(refundTradeNo && { refundId: refundTradeNo }), ...(refundFen && { refundFen }) };
    if (refundStatus === refund.done) return { state: 'done', ...found };
    if (refundStatus === refund.processing) return { state: 'processing', ...found };
    if (refundStatus === refund.failed) return { state: 'failed', ...found, detail: String(refundStatus) };
    return { state: 'unknown', ...found, detail: `refundStatus ${refundStatus}` };
  } catch (error) {
    return { state: 'unknown', detail: detailOf(error) };
  }
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
