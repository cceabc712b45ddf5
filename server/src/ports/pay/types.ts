/** A payment provider as the portal sees it. Money is integer fen; nothing here knows an order, a seat or a ledger. */
export type PayChannel = 'native' | 'h5' | 'jsapi' | 'cashier';

export interface PayOrder {
  /** Our number, unique for ever; asking again with the same number must carry the same order. */
  outTradeNo: string;
  description: string;
  amountFen: number;
  orderedAt: Date;
  expiresAt: Date;
  clientIp: string;
  /** Where the provider calls back; this node's own address unless another one has begun it. */
  notifyUrl?: string;
  channel: PayChannel;
  /** Who pays: the openid at WeChat (jsapi), the buyer's open id at GuanAiTong (cashier). */
  openId?: string;
  returnUrl?: string;
  attach?: string;
}

/** The parameters of `WeixinJSBridge`, signed for the page. */
export interface JsapiParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

export type Started =
  | { kind: 'native'; codeUrl: string }
  | { kind: 'h5'; url: string }
  | { kind: 'jsapi'; params: JsapiParams }
  | { kind: 'cashier'; url: string };

export type Paid = {
  state: 'paid';
  outTradeNo: string;
  transactionId: string;
  /** The order's amount at the provider; the caller compares it with its own. */
  amountFen: number;
  paidAt: Date;
  /** The order's extra data, as the provider gives it back: empty for none, absent where the provider does not say. */
  attach?: string;
  /** The money was taken and has (partly) gone back since. */
  refunded?: true;
};

/**
 * `unknown`: not decided yet, query again. `missing`: the provider is sure that it has no such trade; it may still be
 * on its way there. `detail` is the provider's own word, for the log.
 */
export type TradeState =
  | Paid
  | { state: 'notPaid' }
  | { state: 'closed' }
  | { state: 'paying' }
  | { state: 'missing' }
  | { state: 'unknown'; detail?: string };

/** After `unknown`, refund again with the same number: it never pays back twice. `failed` needs a person. */
export type RefundState = {
  state: 'done' | 'processing' | 'failed' | 'unknown';
  refundId?: string;
  /** The refund by the provider's account, where it says so; the caller compares it with its own. */
  refundFen?: number;
  detail?: string;
};

export interface RefundOrder {
  outTradeNo: string;
  outRefundNo: string;
  refundFen: number;
  totalFen: number;
  reason: string;
}

export interface PaidNotice {
  /** The same for every delivery of the same event. */
  eventId: string;
  kind: 'paid';
  trade: Paid;
}

export interface RefundNotice {
  eventId: string;
  kind: 'refunded';
  outTradeNo: string;
  outRefundNo: string;
  refundFen: number;
  /** The amount paid before, where the provider says so. */
  totalFen?: number;
  /** Done or failed: nothing else is told by notice. */
  refund: RefundState;
}

export type Notice = PaidNotice | RefundNotice;

export interface NoticeRequest {
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as they came: the signature is over them. */
  rawBody: Buffer;
}

/** The answer the provider wants so that it stops, or tries again later. */
export interface NoticeAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** One line of the provider's daily bill. */
export interface BillLine {
  kind: 'paid' | 'refunded';
  outTradeNo: string;
  transactionId: string;
  outRefundNo?: string;
  refundId?: string;
  /** The moved amount: the price for a payment, the refund for a refund. */
  fen: number;
  at: Date;
  /** The provider's own word. */
  status: string;
}

export interface PayProvider {
  name: 'wechat' | 'guanaitong';
  /** It has not been answering: until it does, whatever is asked ends at once with its outcome unknown. */
  isPaused(): boolean;
  /** Where it calls this node back. */
  notifyUrl(): string;
  /** Throws ProviderRefused, or OutcomeUnknown: then start again with the same order, or query. */
  start(order: PayOrder): Promise<Started>;
  /**
   * Never throws for anything a provider can do: a reply that is not understood is `unknown`. So do the three below.
   */
  query(outTradeNo: string): Promise<TradeState>;
  close(outTradeNo: string): Promise<'closed' | 'alreadyPaid' | 'missing' | 'unknown'>;
  refund(refund: RefundOrder): Promise<RefundState>;
  queryRefund(outRefundNo: string): Promise<RefundState>;
  /** Verifies before parsing; throws NoticeRefused (with a reason) for anything forged, stale or not for us. */
  readNotice(request: NoticeRequest): Promise<Notice>;
  /** The answer to a notice that was taken (nothing passed) or not: a refusal, or that we could not keep it. */
  answerNotice(trouble?: unknown): NoticeAnswer;
  /** The bill of a day (YYYY-MM-DD), amounts in fen, its checksum verified. Throws like `start`. */
  bill?(day: string): Promise<BillLine[]>;
}
