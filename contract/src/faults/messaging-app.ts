import { entry, type FaultEntry } from './entry.ts';

/** The messaging app */
export const messagingAppFaults = {
  wxRoundGone: entry(
    -670,
    'restart',
    '本次微信登录已失效，请重新进入，或使用账号密码登录',
    'This WeChat login is no longer valid. Please start again, or log in with your password',
  ),
  wxNotAnswering: entry(
    -671,
    'retry',
    '暂时无法从微信确认您的身份，请重试，或使用账号密码登录',
    'WeChat could not confirm who you are. Please retry, or log in with your password',
  ),
  wxOff: entry(
    -672,
    'login',
    '贵公司未开通微信登录，请使用账号密码登录',
    'Your company does not use WeChat login. Please log in with your password',
  ),
  wxUnknown: entry(
    -673,
    'login',
    '该微信尚未绑定账号，请用账号密码登录一次，之后可直接进入',
    'This WeChat is not linked to an account yet. Log in with your password once to link it',
  ),
  wxBoundElsewhere: entry(
    -674,
    'none',
    '您的账号已绑定另一个微信，本次不会更换。如需更换，请登录后在“登录设备”中解除绑定，再从微信进入',
    'Your account is linked to another WeChat, which stays as it is. To change it, log in, unlink it under “Signed-in devices” and enter from WeChat again',
  ),
  wxTaken: entry(
    -675,
    'none',
    '该微信已绑定另一个账号，请先从该账号解除绑定',
    'This WeChat is linked to another account. Please unlink it there first',
  ),
} satisfies Record<string, FaultEntry>;
