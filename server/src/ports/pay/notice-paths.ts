import type { PayProvider } from './types.ts';

/** Where each provider calls back. */
export const NOTICE_PATHS: Record<PayProvider['name'], string> = {
  wechat: '/pay/notice/wechat',
  guanaitong: '/pay/notice/guanaitong',
};
