import * as z from 'zod/mini';
import { read, write } from './call.ts';
import { OrderId, OrderNo, SessionToken } from './ids.ts';
import { Words } from './reason.ts';

/** §4.3: a messaging-app payment and a second online provider. */
export const PayMethod = z.enum(['wechat', 'guanaitong']);
export type PayMethod = z.output<typeof PayMethod>;

/**
 * What a pay page can be told. `checking`: the provider has not answered yet, ask again. `late`: money came after the
 * time; `refunded` says it goes back, and `paid` after `late` that the seat was taken again. `changeOver`: the difference of
 * a change was not paid in time, or the change was given up; the order stands as it did before.
 */
export const PayState = z.enum([
  'unpaid',
  'checking',
  'paid',
  'expired',
  'changeOver',
  'cancelled',
  'refunding',
  'refunded',
]);
export type PayState = z.output<typeof PayState>;

export const PayInfo = z.object({
  orderId: z.int(),
  /** What people read out on the phone; also the `out_trade_no` the browser names an order by. */
  out_trade_no: z.string(),
  amountFen: z.int(),
  state: PayState,
  /** Whether it is the difference of a change that is paid. */
  isChange: z.boolean(),
  /** ISO moment the seat is held until; null when nothing is to be paid. */
  heldUntil: z.nullable(z.string()),
  methods: z.array(PayMethod),
  person: z.string(),
  /** Whether the order is for the one who pays; says where "book again" leads. */
  isSelf: z.optional(z.boolean()),
  /** Whose precautions a paid order shows. */
  centerId: z.optional(z.int()),
  /** Where the messaging app's `code` is fetched, with this page as the way back; only inside the app. */
  oauthUrl: z.optional(z.string()),
  set: Words,
  extras: z.int(),
  bookDate: z.string(),
  bookTime: z.string(),
  center: Words,
});
export type PayInfo = z.output<typeof PayInfo>;

const byNumber = z.object({ out_trade_no: OrderNo() });

export const payment = {
  BeginPayWeb: read({ in: z.object({ exam_order_ids: OrderId() }), out: z.object({ payInfo: PayInfo }) }),
  /** `code_url` is what the QR code holds. */
  QrWeixinPay: write({ in: byNumber, out: z.object({ code_url: z.string(), expiresAt: z.string() }) }),
  WechatH5UnifiedOrder: write({
    path: '/WebApi/WechatH5UnifiedOrder',
    envelope: 'suc',
    in: z.object({ orderNo: OrderNo() }),
    out: z.object({ mweb_url: z.string() }),
  }),
  /** What the messaging app's own pay window is opened with; `code` is the app's proof of who pays. */
  WeixinJsApiPay: write({
    path: '/AppApi/WeixinJsApiPay',
    envelope: 'suc',
    in: z.object({ order_no: OrderNo(), code: z.string().check(z.minLength(1), z.maxLength(128)) }),
    out: z.object({
      appId: z.string(),
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.string(),
      paySign: z.string(),
    }),
  }),
  GuanAiTongPay: write({
    in: z.object({ examOrderId: OrderId(), session: z.optional(SessionToken()) }),
    out: z.object({ url: z.string() }),
  }),
  /** Asks the provider where nothing is known yet, so it changes what the next one is told; repeating it is harmless. */
  CheckedPayStatus: read({
    path: '/AppApi/CheckedPayStatus',
    envelope: 'suc',
    in: z.object({ order_no: OrderNo() }),
    out: z.object({ state: PayState, amountFen: z.int(), refundFen: z.int(), heldUntil: z.nullable(z.string()) }),
  }),
};
