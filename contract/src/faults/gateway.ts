import { entry, type FaultEntry } from './entry.ts';

/** The gateway */
export const gatewayFaults = {
  systemBusy: entry(-100, 'retryLater', '系统繁忙，请稍后再试', 'The system is busy. Please try again later.', 503),
  badInput: entry(
    -101,
    'fixInput',
    '提交的内容有误：{field}，请检查后重试',
    'Something in the form is not right: {field}. Please check and retry',
  ),
  tooLarge: entry(
    -102,
    'fixInput',
    '提交的内容过大，请精简后重试',
    'What you sent is too large. Please shorten it and retry',
    413,
  ),
  tooMany: entry(
    -103,
    'retryLater',
    '操作过于频繁，请 {seconds} 秒后再试',
    'Too many requests. Please try again in {seconds} s',
    429,
  ),
  unknownCall: entry(-104, 'home', '没有这个功能', 'This function does not exist'),
  badSignature: entry(
    -105,
    'retry',
    '签名校验失败，请刷新页面后重试',
    'The signature does not match. Refresh the page and retry',
  ),
  encryptTypeUnknown: entry(-106, 'retry', '不支持的加密方式', 'This encryptType is not supported'),
  notYours: entry(-107, 'home', '您无权查看或修改这项内容', 'You may not see or change this'),
  keyReused: entry(
    -108,
    'retry',
    '重复的提交编号，请刷新页面后重试',
    'This Idempotency-Key was used for something else. Refresh and retry',
  ),
  partClosed: entry(
    -127,
    'callHotline',
    '贵公司未开通此项服务，如有疑问请联系客服',
    'Your company does not offer this. Customer service can tell you more',
  ),
  notAllowed: entry(-130, 'home', '您的角色无权使用此功能', 'Your role may not use this'),
  timedOut: entry(-109, 'retry', '请求超时，请重试', 'Request timed out. Please retry', 503),
} satisfies Record<string, FaultEntry>;
