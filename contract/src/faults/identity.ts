import { entry, type FaultEntry } from './entry.ts';

/** Identity (§5, §8.2) */
export const identityFaults = {
  wrongCredentials: entry(
    -110,
    'resetPassword',
    '用户名或密码错误，请重新输入',
    'The username or password is incorrect. Please re-enter the information!',
  ),
  consentRequired: entry(
    -111,
    'readConsent',
    '请先阅读并同意隐私政策',
    'Please read and agree to the privacy policy first',
  ),
  captchaRequired: entry(
    -112,
    'solveCaptcha',
    '尝试次数较多，请输入图片验证码',
    'Too many tries. Please enter the code in the picture',
  ),
  captchaWrong: entry(
    -113,
    'solveCaptcha',
    '图片验证码错误或已过期，请重新输入',
    'The code does not match the picture or has expired. Please enter the new one',
  ),
  companyUnknown: entry(
    -114,
    'fixInput',
    '没有找到该企业代码，请核对后重试',
    'No company has this code. Please check it',
  ),
  ssoOnly: entry(
    -115,
    'callHotline',
    '贵公司仅支持单点登录，请从企业门户进入',
    'Your company signs in through its own portal only',
  ),
  passwordEmpty: entry(-116, 'fixInput', '请输入符合要求的账号和密码', 'Please enter qualified account and password'),
  passwordRule: entry(
    -117,
    'fixInput',
    '密码须为 6–18 位，含大写、小写、数字、特殊字符（~!@#$%^&*）中至少三种，不含空格',
    'Use 6–18 characters, no spaces, at least three of: upper case, lower case, digit, special (~!@#$%^&*)',
  ),
  passwordSame: entry(-118, 'fixInput', '新密码不能与旧密码相同', 'The new password must differ from the old one'),
  passwordCommon: entry(
    -119,
    'fixInput',
    '该密码过于常见或含有企业名称，请更换',
    'This password is too common or contains the company name. Please choose another',
  ),
  oldPasswordWrong: entry(
    -120,
    'fixInput',
    '旧密码不正确，请重新输入',
    'The old password is not correct. Please re-enter it',
  ),
  passwordNotHere: entry(
    -121,
    'callHotline',
    '您的账号由企业统一管理，不能在此修改密码',
    'Your account is managed by your company; the password cannot be changed here',
  ),
  smsSendFailed: entry(-122, 'retryLater', '验证码获取失败，请稍后重试', 'Could not send the code. Try again'),
  smsWrong: entry(-123, 'fixInput', '验证码错误，请重新输入', 'Wrong code, please re-enter'),
  workNeeded: entry(
    -124,
    'retry',
    '需要进行安全验证，请重试；多次失败请更新浏览器或致电客服',
    'A security check is needed. Please retry; if it keeps failing, update your browser or call us',
  ),
  tryLater: entry(
    -125,
    'resetPassword',
    '多次输入错误，请 {seconds} 秒后再试，或重置密码',
    'Too many wrong entries. Please try again in {seconds} s, or reset the password',
    429,
  ),
  otherSite: entry(-126, 'login', '请在本平台的登录页面登录', 'Please sign in on this portal’s own login page'),
} satisfies Record<string, FaultEntry>;
