import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { shallowJson } from '../../../shallow-json.ts';
import { NoticeRefused } from '../errors.ts';
import type { Notice, NoticeRequest } from '../types.ts';
import { isFresh, type WechatClient } from './client.ts';
import type { WechatConfig } from './config.ts';
import { decryptResource, replyMessage, verifyMessage } from './signature.ts';
import { refundStateOf, Trade, paidOf } from './states.ts';

/** WeChat sends calls that must fail, to see that we look. */
const PROBE = 'WECHATPAY/SIGNTEST/';

const Envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
});

const RefundEvent = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string().check(z.minLength(1)),
  refund_status: z.string(),
  amount: z.object({ total: z.int(), refund: z.int(), currency: z.optional(z.string()) }),
});

/** Raw body → headers → age → key → signature → decryption → is it about us. Nothing is parsed before it is believed. */
export async function readWechatNotice(
  config: WechatConfig,
  client: WechatClient,
  now: Clock,
  request: NoticeRequest,
): Promise<Notice> {
  await verifyNotice(client, now, request);
  const { id, event_type, resource } = parse(Envelope, request.rawBody.toString('utf8'));
  const event = open(config, resource);
  return event_type === 'TRANSACTION.SUCCESS'
    ? paidNotice(config, id, event)
    : refundNotice(config, id, event_type, event);
}

async function verifyNotice({ keys }: WechatClient, now: Clock, { headers, rawBody }: NoticeRequest): Promise<void> {
  const header = (name: string): string => {
    const value = headers[`wechatpay-${name}`];
    if (typeof value !== 'string' || value === '') throw new NoticeRefused('headers', name);
    return value;
  };
  const [timestamp, nonce, signature, serial] = [
    header('timestamp'),
    header('nonce'),
    header('signature'),
    header('serial'),
  ];
  if (signature.startsWith(PROBE)) throw new NoticeRefused('probe');
  if (!isFresh(timestamp, now)) throw new NoticeRefused('stale');
  const key = await keys.find(serial);
  if (!key) throw new NoticeRefused('serial', serial.slice(0, 80));
  if (!(await verifyMessage(replyMessage(timestamp, nonce, rawBody), signature, key)))
    throw new NoticeRefused('signature');
}

function open(config: WechatConfig, resource: z.infer<typeof Envelope>['resource']): string {
  try {
    return decryptResource(resource, config.apiV3Key);
  } catch {
    throw new NoticeRefused('ciphertext');
  }
}

function paidNotice(config: WechatConfig, eventId: string, event: string): Notice {
  const trade = parse(Trade, event);
  if (trade.mchid !== config.mchId || trade.appid !== config.appId) throw new NoticeRefused('merchant');
  if (trade.trade_state !== 'SUCCESS') throw new NoticeRefused('state', trade.trade_state);
  if (!trade.amount || trade.amount.total <= 0) throw new NoticeRefused('amount');
  if (trade.amount.currency !== 'CNY') throw new NoticeRefused('currency');
  const paid = paidOf(trade);
  if (!paid) throw new NoticeRefused('body');
  return { eventId, kind: 'paid', trade: paid };
}

function refundNotice(config: WechatConfig, eventId: string, eventType: string, event: string): Notice {
  const refund = parse(RefundEvent, event);
  if (refund.mchid !== config.mchId) throw new NoticeRefused('merchant');
  // the outside must say what the sealed inside says
  if (eventType !== `REFUND.${refund.refund_status}`) throw new NoticeRefused('state', eventType);
  if (refund.amount.refund <= 0 || refund.amount.refund > refund.amount.total) throw new NoticeRefused('amount');
  if (refund.amount.currency !== undefined && refund.amount.currency !== 'CNY') throw new NoticeRefused('currency');
  const told = refundStateOf(refund.refund_status, refund.refund_id);
  if (told.state !== 'done' && told.state !== 'failed') throw new NoticeRefused('state', refund.refund_status);
  return {
    eventId,
    kind: 'refunded',
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    refundFen: refund.amount.refund,
    totalFen: refund.amount.total,
    refund: told,
  };
}

function parse<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> {
  try {
    return schema.parse(shallowJson(text, 'body'));
  } catch {
    throw new NoticeRefused('body');
  }
}
