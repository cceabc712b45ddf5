import type { payment as contract } from '#contract/calls/payment';
import { isMallOrderNo, orderIdOf } from '#contract/rules/order-number';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { infoOfAll } from './attempts/several.ts';
import { payStatus } from './attempts/status.ts';
import { payAtCashier, payByCode, payByPage, payInApp } from './attempts/ways.ts';
import { payablesOf } from './payables.ts';

const exams = (ids: number[]) => ({ subject: 'exam' as const, ids: [...new Set(ids)] });
const examNos = (orderNos: string[]) => exams(orderNos.map(orderIdOf));

export const paymentCalls: Handlers<typeof contract> = {
  BeginPayWeb: async (ctx, { exam_order_ids }) => {
    const { exam } = payablesOf(ctx.portal);
    const infos = [];
    for (const id of exams(exam_order_ids).ids) infos.push(await exam.info(ctx, id));
    return { payInfo: infoOfAll(infos) };
  },
  QrWeixinPay: (ctx, { out_trade_no }) => payByCode(ctx, examNos(out_trade_no)),
  WechatH5UnifiedOrder: (ctx, { orderNo }) => payByPage(ctx, examNos(orderNo)),
  WeixinJsApiPay: (ctx, { order_no, code }) =>
    payInApp(ctx, examNos(order_no), { code, page: `/v2/mobile/wxpay?oid=${order_no.map(orderIdOf).join()}` }),
  GuanAiTongPay: (ctx, { examOrderId }) =>
    payAtCashier(ctx, exams(examOrderId), `${ctx.client.origin()}/v2/web/pay/${examOrderId.join()}`),
  CheckedPayStatus: (ctx, { order_no }) => {
    const ids = [...new Set(order_no.map(orderIdOf))];
    const mall = order_no.filter(isMallOrderNo).length;
    // the same id names another order in a mall: they are never asked about together
    // guard: mall and exam orders are not asked about together
    if (mall > 0 && mall < order_no.length) throw new Fault('badInput', { field: 'order_no' });
    return payStatus(ctx, { subject: mall > 0 ? 'mall' : 'exam', ids });
  },
};
