/** The settings of the adapter; `settings.ts` reads them from the environment, the simulator makes its own. */
export interface WechatConfig {
  mchId: string;
  appId: string;
  /** 32 bytes: decrypts callbacks and platform certificates. */
  apiV3Key: string;
  /** PEM, PKCS#8 or PKCS#1. */
  merchantKey: string;
  merchantSerial: string;
  /** WeChat's public key and its id (`PUB_KEY_ID_…`); merchants of the older kind have certificates only. */
  publicKey?: { id: string; pem: string };
  /** The first is used; the next when no connection could be made. Known only after listening in the default start. */
  baseUrls: Late<readonly string[]>;
  /** Where WeChat calls back for payments and refunds: https, no query. */
  notifyUrl: Late<string>;
}

/** A value, or how to find it when it is needed. */
export type Late<T> = T | (() => T);

export const valueOf = <T extends string | readonly string[]>(late: Late<T>): T =>
  typeof late === 'function' ? late() : late;

export const WECHAT_HOSTS = ['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com'] as const;
