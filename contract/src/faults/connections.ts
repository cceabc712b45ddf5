import { entry, type FaultEntry } from './entry.ts';

/** Testing connections in the console */
export const connectionFaults = {
  connectionUnknown: entry(
    -800,
    'goBack',
    '没有该连接，请刷新页面',
    'There is no such connection. Please reload the page',
  ),
  connectionUntested: entry(
    -801,
    'goBack',
    '该服务没有不产生业务的调用，不能检测',
    'This service has no call without an effect, so it cannot be tested',
  ),
  receiverNeeded: entry(
    -802,
    'fixInput',
    '请填写接收检测消息的手机号或邮箱',
    'Please say which number or address the test goes to',
  ),
  testsTooMany: entry(
    -803,
    'retryLater',
    '检测消息发送过于频繁，请 {minutes} 分钟后再试',
    'Too many test messages were sent. Please try again in {minutes} min',
    429,
  ),
} satisfies Record<string, FaultEntry>;
