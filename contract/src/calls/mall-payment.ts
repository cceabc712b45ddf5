import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { MallOrderGuid, MallOrderNo } from '../ids.ts';
import { AppCode, ByCode, ByPage, InApp, payFields } from './payment.ts';
import { Words } from '../reason.ts';
import { AT } from '../values/addresses.ts';

/** The health mall and the service mall. */
export const MallKind = z.enum(['health', 'service']);
export type MallKind = z.output<typeof MallKind>;

/** The states of an order of the malls (docs/product §6.3). */
export const MALL_STATUS = { toPay: 10, redeemed: 20, completed: 30, closed: 40 } as const;

export const MallPayInfo = z.object({
  ...payFields,
  orderGuid: z.string(),
  mall: MallKind,
  /** The purchase, in short. */
  title: Words,
});
export type MallPayInfo = z.output<typeof MallPayInfo>;

/** Orders of the malls are paid by the messaging app, in the same three ways as a check-up. */
export const mallPayment = {
  /** The data of the mall's pay page. */
  GetMallPayInfo: read({ in: z.object({ orderGuid: MallOrderGuid() }), out: z.object({ payInfo: MallPayInfo }) }),
  ProWeixinPay: write({ in: z.object({ out_trade_no: MallOrderNo() }), out: ByCode }),
  KsMallWechatH5Pay: write({
    ...AT.KsMallWechatH5Pay,
    in: z.object({ out_trade_no: MallOrderNo() }),
    out: ByPage,
  }),
  Amazon_WeixinJsApiPay: write({
    ...AT.Amazon_WeixinJsApiPay,
    in: z.object({ order_no: MallOrderNo(), code: AppCode }),
    out: InApp,
  }),
};
