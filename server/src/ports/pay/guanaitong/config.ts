import type { Late } from '../wechat/config.ts';

export interface GuanaitongConfig {
  appId: string;
  appSecret: string;
  baseUrl: Late<string>;
  notifyUrl: Late<string>;
  /** The meaning of the numbers in `payStatus` and `refundStatus`; see STATUS_CODES. */
  statusCodes?: GuanaitongStatusCodes;
}

export interface GuanaitongStatusCodes {
  pay: { notPaid: number; paying: number; paid: number; closed: number };
  refund: { processing: number; done: number; failed: number };
  /** Which error code says that there is no such trade. */
  noTrade: number;
}

export const GUANAITONG_URL = 'https://openapi.guanaitong.com';

/**
 * The numbers are not in the public documents: they are agreed at hand-over, and until then these are the simulator's.
 * A wrong guess does no harm: a number not listed here is `unknown`, and `paid` also needs trade number, amount and time.
 */
export const STATUS_CODES: GuanaitongStatusCodes = {
  pay: { notPaid: 1, paying: 2, paid: 3, closed: 4 },
  refund: { processing: 1, done: 2, failed: 3 },
  noTrade: 1_000_310_002,
};
