import { entry, type FaultEntry } from './entry.ts';

/** The numbers that older clients know (docs/product §9.3) */
export const specFaults = {
  sessionExpired: entry(
    -2,
    'login',
    '登录已过期：用户连接失败，请重新登录',
    'Session expired. User connection failed, please log in again',
  ),
  noChange: entry(
    -18,
    'goBack',
    '没有检测到变化。本次改期与原预约相同，请返回上一步修改',
    'This change made no difference. Go back a step to change it',
  ),
  ignored: entry(-39, 'none', '', ''),
  translated: entry(505, 'none', '{content}', '{content}'),
  notFound: entry(404, 'home', '页面不存在或已移动', 'Page not found', 404),
  unknown: entry(500, 'retry', '未知错误，请稍后重试', 'Unknown error. Please try again later', 500),
} satisfies Record<string, FaultEntry>;
