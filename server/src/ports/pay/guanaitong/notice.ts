import type { Clock } from '../../../clock.ts';
import { NoticeRefused } from '../errors.ts';
import { yuanToFen } from '../money.ts';
import { seconds } from '../moment.ts';
import type { Notice, NoticeRequest } from '../types.ts';
import type { GuanaitongConfig } from './config.ts';
import { BODY_PARAM, isAmbiguous, isSignedBy, type Params } from './signature.ts';

const SKEW_SECONDS = 300;

/** Their calls are forms, signed like ours. Only success is notified, so what it says is "paid" or "refunded". */
export function readGuanaitongNotice(config: GuanaitongConfig, now: Clock, { rawBody }: NoticeRequest): Notice {
  const form = new URLSearchParams(rawBody.toString('utf8'));
  const params: Params = Object.fromEntries(form);
  // a name given twice could mean one thing to the signature and another to us
  if ([...form.keys()].length !== Object.keys(params).length) throw new NoticeRefused('body');
  // guard: an ambiguous text is not believed
  if (BODY_PARAM in params || isAmbiguous(params)) throw new NoticeRefused('body', 'ambiguous');
  const { appid, timestamp = '', sign } = params;
  if (!sign || !appid) throw new NoticeRefused('headers');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds(now()) - Number(timestamp)) >= SKEW_SECONDS) {
    throw new NoticeRefused('stale');
  }
  if (!isSignedBy(params, config.appSecret)) throw new NoticeRefused('signature');
  if (appid !== config.appId) throw new NoticeRefused('merchant');
  return params.outer_refund_no === undefined ? paidNotice(config, params) : refundNotice(config, params);
}

function paidNotice(config: GuanaitongConfig, params: Params): Notice {
  const trade = {
    state: 'paid' as const,
    outTradeNo: ownNumber(config, params.outer_trade_no),
    transactionId: required(params.trade_no),
    amountFen: amount(params.total_amount),
    // they tell us when they call, not when it was paid
    paidAt: new Date(Number(params.timestamp) * 1000),
    attach: params.attach ?? '',
  };
  return { eventId: `paid-${trade.transactionId}`, kind: 'paid', trade };
}

function refundNotice(config: GuanaitongConfig, params: Params): Notice {
  const refundId = required(params.trade_no);
  return {
    eventId: `refund-${refundId}`,
    kind: 'refunded',
    outTradeNo: ownNumber(config, params.outer_trade_no),
    outRefundNo: ownNumber(config, params.outer_refund_no),
    refundFen: amount(params.refund_amount),
    refund: { state: 'done', refundId },
  };
}

/** Numbers carry the appid in front on their side only. */
function ownNumber({ appId }: GuanaitongConfig, number: string | undefined): string {
  if (!number?.startsWith(appId) || number.length === appId.length) throw new NoticeRefused('merchant', 'number');
  return number.slice(appId.length);
}

function required(text: string | undefined): string {
  if (!text) throw new NoticeRefused('body');
  return text;
}

function amount(yuan: string | undefined): number {
  const fen = yuanToFen(yuan ?? '');
  if (!fen) throw new NoticeRefused('amount');
  return fen;
}
