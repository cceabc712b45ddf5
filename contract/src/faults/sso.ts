import { entry, type FaultEntry } from './entry.ts';

/** Single sign-on */
export const ssoFaults = {
  exitNotHere: entry(
    -680,
    'home',
    '您经企业统一登录进入，请在企业门户退出；关闭浏览器后，本平台的登录随之结束',
    'You came in through your company’s sign-on. Please sign out there; closing the browser ends your session here',
  ),
  linksOff: entry(
    -698,
    'callHotline',
    '贵公司未开通链接登录，请从登录页进入',
    'Your company does not let people in by links. Please use the login page',
  ),
  linkForged: entry(
    -681,
    'callHotline',
    '进入链接无法验证，内容可能不完整或被改动。请回到企业门户重新打开',
    'This link could not be verified; it may be incomplete or altered. Please open it again from your company portal',
  ),
  linkExpired: entry(
    -682,
    'callHotline',
    '进入链接已过期（5 分钟内有效）。请回到企业门户重新打开',
    'This link has expired (it is good for 5 minutes). Please open it again from your company portal',
  ),
  linkUsed: entry(
    -683,
    'callHotline',
    '进入链接已使用过，每个链接只能进入一次。请回到企业门户重新打开',
    'This link has been used; each opens once. Please open it again from your company portal',
  ),
  linkKeyUnknown: entry(
    -684,
    'callHotline',
    '进入链接所用的签名密钥不存在或已停用，请联系企业 IT 更新后重试',
    'The key this link was signed with is unknown or retired. Please ask your company’s IT to renew it',
  ),
  ssoNoAccount: entry(
    -685,
    'callHotline',
    '企业已确认您的身份，但本平台尚无您的账号。请联系 HR 开通',
    'Your company has confirmed who you are, but you have no account here yet. Please ask HR to open one',
  ),
  ssoClosed: entry(
    -686,
    'callHotline',
    '您在本平台的账号已停用。如有疑问，请联系 HR',
    'Your account here has been closed. If this is a mistake, please ask HR',
  ),
  ssoNotHere: entry(
    -687,
    'callHotline',
    '贵公司未在此启用单点登录，请使用其他方式登录',
    'Your company does not use single sign-on here. Please log in another way',
  ),
  ssoLost: entry(
    -688,
    'login',
    '本次单点登录已失效或不是在此浏览器中发起，请重新登录',
    'This sign-on has ended or was not begun in this browser. Please start again',
  ),
  ssoDenied: entry(
    -689,
    'login',
    '企业身份服务未同意本次登录，可能是您取消了，或没有访问权限。请重试，或联系企业 IT',
    'Your company’s identity service did not allow this: you cancelled, or have no access. Try again, or ask your IT',
  ),
  ssoRefused: entry(
    -690,
    'login',
    '企业身份服务返回错误（{error}），请稍后重试；多次失败请将此错误告知企业 IT',
    'Your company’s identity service answered with an error ({error}). Try again; if it stays, tell your IT',
  ),
  ssoUnreachable: entry(
    -691,
    'retry',
    '企业身份服务暂时没有响应，请稍后重试',
    'Your company’s identity service is not answering. Please try again in a moment',
  ),
  ssoUntrusted: entry(
    -692,
    'login',
    '企业身份服务的答复未通过校验，为保护您的账号已停止登录。请重试，或联系企业 IT',
    'The identity service’s answer did not pass our checks, so nobody was let in. Try again, or ask your IT',
  ),
  ssoClaimMissing: entry(
    -693,
    'callHotline',
    '企业身份服务没有提供用于识别您的信息（{claim}），请联系企业 IT',
    'The identity service did not tell us what we know you by ({claim}). Please ask your IT',
  ),
  ssoUnverified: entry(
    -694,
    'callHotline',
    '您在企业身份服务中的{claim}尚未验证，验证后才能用它登录',
    'Your {claim} has not been verified at the identity service; it cannot be used to sign in until it is',
  ),
  linkKeysTwo: entry(
    -695,
    'fixInput',
    '已有两个可用的密钥，请先停用其中一个',
    'Two keys are in use already. Please retire one of them first',
  ),
  issuerRefused: entry(
    -696,
    'fixInput',
    'Issuer 须为公网 https 地址；内网地址须先由运维在 SSO_INTERNAL_HOSTS 中登记',
    'The issuer must be a public https address; one inside a network has to be named in SSO_INTERNAL_HOSTS first',
  ),
} satisfies Record<string, FaultEntry>;
