import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { AnyOrderNos, OrderIds, OrderNos, SessionToken } from '../ids.ts';
import { OrderStanding } from '../schemas/order-standing.ts';
import { Words } from '../reason.ts';
import { AT } from '../values/addresses.ts';

/** The messaging app, and a second online provider. */
export const PayMethod = z.enum(['wechat', 'guanaitong']);
export type PayMethod = z.output<typeof PayMethod>;

/**
 * The states of a pay page. `checking`: the provider has not answered yet, ask again. `late`: money came after the
 * time; `refunded` says it goes back, and `paid` after `late` that the seat was taken again. `changeOver`: the
 * difference of a change was not paid in time, `changeDropped`: its person gave it up; the order stands as it did
 * before.
 */
export const PayState = z.enum([
  'unpaid',
  'checking',
  'paid',
  'expired',
  'changeOver',
  'changeDropped',
  'cancelled',
  'refunding',
  'refunded',
]);
export type PayState = z.output<typeof PayState>;

/** The fields of every pay page. */
export const payFields = {
  /** The number people read out on the phone; also the `out_trade_no` the browser names an order by. */
  out_trade_no: z.string(),
  amountFen: z.int(),
  state: PayState,
  /** ISO moment the seat or the goods are held until; null when nothing is to be paid. */
  heldUntil: z.nullable(z.string()),
  methods: z.array(PayMethod),
};

const OrderToPay = z.object({
  orderId: z.int(),
  out_trade_no: z.string(),
  amountFen: z.int(),
  person: z.string(),
  set: Words,
  bookDate: z.string(),
  bookTime: z.string(),
  center: Words,
});

export const PayInfo = z.object({
  ...payFields,
  orderId: z.int(),
  standing: OrderStanding,
  /** Whether it is the difference of a change that is paid. */
  isChange: z.boolean(),
  person: z.string(),
  /** Whether the order is for the one who pays; says where "book again" leads. */
  isSelf: z.optional(z.boolean()),
  /** Whose precautions a paid order shows. */
  centerId: z.optional(z.int()),
  set: Words,
  extras: z.int(),
  bookDate: z.string(),
  bookTime: z.string(),
  center: Words,
  /** Where several are paid at once, each with its price; `amountFen` is then the sum. */
  orders: z.optional(z.array(OrderToPay)),
});
export type PayInfo = z.output<typeof PayInfo>;

const byNumber = z.object({ out_trade_no: OrderNos() });

/** The start of each way of the messaging-app payment; `code_url` is the content of the QR code. */
export const ByCode = z.object({ code_url: z.string(), expiresAt: z.string() });
export const ByPage = z.object({ mweb_url: z.string() });
/** The parameters of the messaging app's own pay window. */
export const AppWindow = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  paySign: z.string(),
});
/** Without a code there is no payer yet: the app hands one out at this address and comes back to the pay page with it. */
export const InApp = z.union([AppWindow, z.object({ oauthUrl: z.string() })]);
export type AppWindow = z.output<typeof AppWindow>;
/** The app's proof of who pays, good once. */
export const AppCode = z.optional(z.string().check(z.maxLength(128)));

export const payment = {
  BeginPayWeb: read({ in: z.object({ exam_order_ids: OrderIds() }), out: z.object({ payInfo: PayInfo }) }),
  QrWeixinPay: write({ in: byNumber, out: ByCode }),
  WechatH5UnifiedOrder: write({
    ...AT.WechatH5UnifiedOrder,
    in: z.object({ orderNo: OrderNos() }),
    out: ByPage,
  }),
  WeixinJsApiPay: write({
    ...AT.WeixinJsApiPay,
    in: z.object({ order_no: OrderNos(), code: AppCode }),
    out: InApp,
  }),
  GuanAiTongPay: write({
    in: z.object({ examOrderId: OrderIds(), session: z.optional(SessionToken()) }),
    out: z.object({ url: z.string() }),
  }),
  /** Asks the provider where nothing is known yet, so it changes what the next one is told; repeating it is harmless. */
  CheckedPayStatus: read({
    ...AT.CheckedPayStatus,
    in: z.object({ order_no: AnyOrderNos() }),
    out: z.object({ state: PayState, amountFen: z.int(), refundFen: z.int(), heldUntil: z.nullable(z.string()) }),
  }),
};
