import type { mallPayment } from '#contract/calls/mall-payment';
import { orderIdOf } from '#contract/rules/order-number';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { payablesOf, payByCode, payByPage, payInApp } from '../payment/index.ts';
import { ownMallOrder } from './catalogue/queries.ts';

const order = (orderNo: string) => ({ subject: 'mall' as const, ids: [orderIdOf(orderNo)] });

export const mallPayCalls: Handlers<typeof mallPayment> = {
  // in one transaction, as a pay page asks for it again and again
  GetMallPayInfo: (ctx, { orderGuid }) =>
    transact(ctx, async (ctx) => {
      const found = await ownMallOrder(ctx, { order_guid: orderGuid });
      if (!found) throw new Fault('notYours');
      return { payInfo: await payablesOf(ctx.portal).mall.info(ctx, found.order_id) };
    }),
  ProWeixinPay: (ctx, { out_trade_no }) => payByCode(ctx, order(out_trade_no)),
  KsMallWechatH5Pay: (ctx, { out_trade_no }) => payByPage(ctx, order(out_trade_no)),
  Amazon_WeixinJsApiPay: async (ctx, { order_no, code }) => {
    const found = await transact(ctx, (ctx) => ownMallOrder(ctx, { order_id: orderIdOf(order_no) }));
    if (!found) throw new Fault('notYours');
    return payInApp(ctx, order(order_no), { code, page: `/v2/mb/mall/pay/${found.order_guid}` });
  },
};
