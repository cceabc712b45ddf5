import type { payment as contract, PayMethod } from '#contract/payment';
import { orderIdOf } from '#contract/rules/order-number';
import type { SessionCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Started } from '../../ports/pay/types.ts';
import { payStatus } from './status.ts';
import { startPayment, type Way } from './start.ts';

export const paymentCalls: Handlers<typeof contract> = {
  BeginPayWeb: async (ctx, { exam_order_ids: id }) => ({ payInfo: await ctx.portal.payables.exam.info(ctx, id) }),
  QrWeixinPay: (ctx, { out_trade_no }) =>
    pay(ctx, orderIdOf(out_trade_no), { provider: 'wechat', channel: 'native' }, (started, { expires_at }) => ({
      code_url: expect(started, 'native').codeUrl,
      expiresAt: expires_at.toISOString(),
    })),
  WechatH5UnifiedOrder: (ctx, { orderNo }) =>
    pay(ctx, orderIdOf(orderNo), { provider: 'wechat', channel: 'h5' }, (started) => ({
      mweb_url: expect(started, 'h5').url,
    })),
  WeixinJsApiPay: async (ctx, { order_no, code }) => {
    const openId = await ctx.portal.ports.messagingApp.openIdOf(code).catch(() => undefined);
    if (!openId) throw new Fault('wxConfigFailed');
    const way: Way = { provider: 'wechat', channel: 'jsapi', openId };
    return pay(ctx, orderIdOf(order_no), way, (started) => expect(started, 'jsapi').params);
  },
  GuanAiTongPay: (ctx, { examOrderId }) => {
    const returnUrl = `${ctx.client.origin()}/v2/web/pay/${examOrderId}`;
    return pay(ctx, examOrderId, { provider: 'guanaitong', channel: 'cashier', returnUrl }, (started) => ({
      url: expect(started, 'cashier').url,
    }));
  },
  CheckedPayStatus: (ctx, { order_no }) => payStatus(ctx, orderIdOf(order_no)),
};

async function pay<T>(ctx: SessionCtx, id: number, way: Way, reply: Parameters<typeof startPayment<T>>[2]) {
  if (!methodsOf(ctx).includes(way.provider)) throw new Fault('payMethodUnknown');
  return startPayment(ctx, { subject: 'exam', id, way }, reply);
}

export const methodsOf = ({ company }: SessionCtx): PayMethod[] => company.config.booking.payMethods;

/** The provider answers in the channel it was asked in; anything else is its fault, not the payer's. */
function expect<K extends Started['kind']>(started: Started, kind: K): Extract<Started, { kind: K }> {
  if (started.kind !== kind) throw new Error(`the provider answered ${started.kind} to ${kind}`);
  return started as Extract<Started, { kind: K }>;
}
