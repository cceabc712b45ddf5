import type { payment as contract } from '#contract/payment';
import { isMallOrderNo, orderIdOf } from '#contract/rules/order-number';
import type { Handlers } from '../../http/handlers.ts';
import { payStatus } from './status.ts';
import { payAtCashier, payByCode, payByPage, payInApp } from './ways.ts';
import { payablesOf } from './payables.ts';

const exam = (id: number) => ({ subject: 'exam', id }) as const;
const examNo = (orderNo: string) => exam(orderIdOf(orderNo));

export const paymentCalls: Handlers<typeof contract> = {
  BeginPayWeb: async (ctx, { exam_order_ids: [id = 0] }) => ({
    payInfo: await payablesOf(ctx.portal).exam.info(ctx, id),
  }),
  QrWeixinPay: (ctx, { out_trade_no }) => payByCode(ctx, examNo(out_trade_no)),
  WechatH5UnifiedOrder: (ctx, { orderNo }) => payByPage(ctx, examNo(orderNo)),
  WeixinJsApiPay: (ctx, { order_no, code }) =>
    payInApp(ctx, examNo(order_no), { code, page: `/v2/mobile/wxpay?oid=${orderIdOf(order_no)}` }),
  GuanAiTongPay: (ctx, { examOrderId }) =>
    payAtCashier(ctx, exam(examOrderId), `${ctx.client.origin()}/v2/web/pay/${examOrderId}`),
  CheckedPayStatus: (ctx, { order_no }) =>
    payStatus(ctx, { subject: isMallOrderNo(order_no) ? 'mall' : 'exam', id: orderIdOf(order_no) }),
};
