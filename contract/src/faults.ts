import { inLanguage, type Bilingual, type Language } from './language.ts';

/** What a screen can offer after a refusal; the words for each are in `nextSteps`. */
export const nextSteps = {
  none: { zh: '知道了', en: 'OK' },
  login: { zh: '重新登录', en: 'Log in again' },
  retry: { zh: '重试', en: 'Try again' },
  retryLater: { zh: '知道了', en: 'OK' },
  goBack: { zh: '返回修改', en: 'Go back' },
  fixInput: { zh: '返回修改', en: 'Check the form' },
  callHotline: { zh: '拨打热线', en: 'Call the hotline' },
  home: { zh: '返回首页', en: 'Back to home' },
  solveCaptcha: { zh: '输入验证码', en: 'Enter the code' },
  resetPassword: { zh: '忘记密码', en: 'Reset password' },
  readConsent: { zh: '阅读并同意', en: 'Read and agree' },
  waitForOpening: { zh: '返回首页', en: 'Back to home' },
  otherCity: { zh: '更换城市', en: 'Change city' },
  claimReimbursement: { zh: '申请报销', en: 'Claim reimbursement' },
  cancelFirst: { zh: '去取消订单', en: 'Cancel the order' },
  swapExtra: { zh: '改选此项', en: 'Choose this instead' },
  viewRecords: { zh: '查看预约记录', en: 'View bookings' },
  viewCards: { zh: '查看卡包', en: 'View cards' },
  choosePerson: { zh: '更换体检人', en: 'Choose someone else' },
  choosePackage: { zh: '更换套餐', en: 'Change package' },
  editExtras: { zh: '修改加项', en: 'Change add-ons' },
  otherCentres: { zh: '更换机构', en: 'Other centers' },
  nearestDay: { zh: '看最近可约日', en: 'Nearest free day' },
  otherSegment: { zh: '更换时段', en: 'Other times' },
  restart: { zh: '重新开始', en: 'Start again' },
} satisfies Record<string, Bilingual>;
export type NextStep = keyof typeof nextSteps;

export interface FaultEntry extends Bilingual {
  /** Fixed by spec §8.1 where it names one; ours start at -100. */
  code: number;
  next: NextStep;
  /** HTTP status, where it is not the 200 of a business refusal. */
  status?: number;
}

/** Every business refusal there is. `{name}` is filled from the fault's parameters. */
export const faults = {
  // §8.1: codes the spec fixes
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

  // the gateway
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
  unknownCall: entry(-104, 'home', '没有这个功能', 'There is no such call'),
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
  timedOut: entry(-109, 'retry', '请求超时，请重试', 'Request timed out. Please retry', 503),

  // identity (§5, §8.2)
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

  // booking and orders (§8.2)
  bookingNotOpen: entry(
    -140,
    'waitForOpening',
    '体检预约尚未开放，请耐心等待',
    'The exam is not yet open, please wait',
  ),
  bookingOpensOn: entry(-141, 'waitForOpening', '体检将于 {date} 开放预约', 'The exam opens on {date}'),
  noCentre: entry(
    -142,
    'claimReimbursement',
    '当前地区暂无合作机构，可前往邻近地区，或自行体检后申请报销',
    'No center covers this area. Go to a nearby area, or arrange your own exam and claim reimbursement',
  ),
  centreNoModify: entry(
    -143,
    'cancelFirst',
    '所选机构不支持修改订单，请先取消订单再重新预约',
    'This center does not support changes. Cancel the order first, then rebook',
  ),
  packageFixed: entry(-144, 'goBack', '不能更改套餐', 'You cannot change the package'),
  extraPaid: entry(-145, 'goBack', '该加项已支付，不可更改', 'This add-on is already paid and cannot be changed'),
  extrasExclusive: entry(
    -146,
    'swapExtra',
    '与已选「{item}」为同类或升级项目，不能同时选择',
    'Cannot be combined with "{item}" (same or upgraded item)',
  ),
  orderAbnormal: entry(
    -147,
    'callHotline',
    '订单异常，请联系客服 {hotline}',
    'Abnormal order. Please contact customer service {hotline}',
  ),
  alreadyReserved: entry(
    -148,
    'viewRecords',
    '您已有有效预约，如需调整请在预约记录中改期',
    'You have already reserved. Change it in booking records',
  ),

  underAge: entry(-150, 'choosePerson', '未满 18 周岁暂不支持预约', 'Booking is not available for people under 18'),
  planUnknown: entry(-151, 'restart', '没有这个体检计划，请重新开始预约', 'There is no such plan. Please start again'),
  planNotForPerson: entry(-152, 'choosePerson', '该计划不适用于{relation}，请更换体检人', 'This plan does not cover {relation}. Choose someone else'),
  planOver: entry(-153, 'callHotline', '预约已于 {date} 结束，如需协助请致电客服', 'Booking closed on {date}. Please call customer service'),
  planFull: entry(-154, 'viewRecords', '该计划最多可预约 {n} 人，名额已用完', 'This plan covers {n} people, and all places are used'),
  setNotForPerson: entry(-155, 'choosePackage', '该套餐仅适用于{who}', 'This package is for {who} only'),
  setUnknown: entry(-156, 'choosePackage', '该套餐不在您的体检计划内', 'This package is not part of your plan'),
  extrasTooMany: entry(-157, 'editExtras', '最多可选 {n} 项', 'Up to {n} add-ons'),
  extraNeedsSet: entry(-158, 'choosePackage', '需先选择「{item}」', 'Choose "{item}" first'),
  extraNotForPerson: entry(-159, 'editExtras', '「{item}」仅适用于{who}', '"{item}" is for {who} only'),
  extraWithinSet: entry(-180, 'editExtras', '所选套餐已包含「{item}」', 'Your package already includes "{item}"'),
  extraUnknown: entry(-181, 'editExtras', '没有这个加项，请重新选择', 'There is no such add-on. Please choose again'),
  centreClosed: entry(-182, 'otherCentres', '该机构{status}，暂不可预约', 'This center is {status} and cannot be booked'),
  centreNoExtra: entry(-183, 'editExtras', '不支持已选加项「{item}」', 'Does not offer your add-on "{item}"'),
  centreNoSet: entry(-184, 'otherCentres', '该机构不支持所选套餐', 'This center does not offer your package'),
  centreFull: entry(-185, 'otherCentres', '近期已约满', 'Fully booked'),
  centreUnknown: entry(-186, 'otherCentres', '没有这家机构，请重新选择', 'There is no such center. Please choose again'),
  dayFull: entry(-187, 'nearestDay', '{date} 已约满', '{date} is fully booked'),
  dayRest: entry(-188, 'nearestDay', '{date} 机构休息', 'The center is closed on {date}'),
  dayTeam: entry(-189, 'nearestDay', '{date} 为团检日，不接待散客', '{date} is a group day'),
  dayWait: entry(-190, 'nearestDay', '{date} 的名额将于 {opens} 开放', 'Places for {date} open on {opens}'),
  dayPast: entry(-191, 'nearestDay', '{date} 已不可预约', '{date} can no longer be booked'),
  dayTooSoon: entry(-192, 'nearestDay', '须至少提前 {n} 个工作日预约', 'Please book at least {n} working days ahead'),
  dayOutsidePlan: entry(-193, 'nearestDay', '{date} 不在计划的体检期内（{from} – {to}）', '{date} is outside the plan ({from} – {to})'),
  segmentFull: entry(-194, 'otherSegment', '该时段已约满，请选择其他时段', 'This time is full. Please choose another'),
  segmentUnknown: entry(-195, 'otherSegment', '没有这个时段，请重新选择', 'There is no such time. Please choose again'),
  seatTaken: entry(-196, 'otherSegment', '您选的时段刚刚被约满', 'The time you chose has just been taken'),
  quotaFull: entry(-197, 'otherSegment', '贵公司在该时段的名额已用完，请选择其他时段', 'Your company has no places left at this time. Please choose another'),
  reportNeeded: entry(-198, 'fixInput', '请选择报告类型和领取方式', 'Please choose the report type and delivery'),
  addressNeeded: entry(-199, 'fixInput', '请选择收件地址', 'Please choose a delivery address'),
  invoiceNeeded: entry(-200, 'fixInput', '请完善发票信息', 'Please complete the invoice details'),
  orderConsentNeeded: entry(-201, 'readConsent', '请先阅读并同意体检须知与报告授权书', 'Please read and agree to the precautions and the report authorization'),
  trafficNeeded: entry(-202, 'fixInput', '请选择交通方式', 'Please choose how you will travel'),
  relativesNotHere: entry(-203, 'callHotline', '贵公司暂不支持自行添加家属，请联系 HR 或客服', 'Relatives cannot be added here. Please contact HR or customer service'),
  idNumberBad: entry(-204, 'fixInput', '证件号码格式不正确，请重新输入；如无法修改请联系客服', 'The ID number format is not correct. Please re-enter; contact customer service if it cannot be changed'),
  phoneBad: entry(-205, 'fixInput', '手机号码格式不正确，请输入 11 位手机号', 'Phone number format is wrong. Enter 11 digits'),
  emailBad: entry(-206, 'fixInput', '邮箱格式不正确，例如 name@company.com', 'Email format is wrong, e.g. name@company.com'),
  personTaken: entry(-207, 'fixInput', '该证件号码已添加过', 'This ID number has already been added'),

  // payment, malls, reports, surveys, cards (§8.2)
  buyFailed: entry(-160, 'retry', '提交失败', 'Submit failed'),
  wxConfigFailed: entry(-161, 'retry', '获取微信配置失败', 'Failed to get WeChat config'),
  authorizeFailed: entry(-162, 'retry', '授权失败，请重试', 'Authorization failed. Please retry'),
  surveyFailed: entry(-163, 'retry', '问卷获取失败', 'Could not load the questionnaire'),
  reportFailed: entry(
    -164,
    'retryLater',
    '报告获取失败，请稍后重试！',
    'Report acquisition failed. Please try again later!',
  ),
  uploadFailed: entry(-165, 'retry', '上传失败，请重试', 'Upload failed. Please try again'),
  cardBindFailed: entry(-170, 'fixInput', '绑定失败，请核对卡号', 'Could not add this card. Check the number'),
  cardRecoverFailed: entry(-171, 'viewCards', '收回失败', 'Card recovery failed'),
  cardUsedUp: entry(-172, 'viewCards', '没有更多次数', 'No more amounts!'),
  cardExpired: entry(-173, 'viewCards', '兑换已过期', 'Redemption date expired'),
  noDentalCard: entry(-174, 'viewCards', '暂无洁牙卡', 'No dental cleaning card'),
} satisfies Record<string, FaultEntry>;

export type FaultName = keyof typeof faults;
export type FaultParams = Record<string, string | number>;

// What a page does not use of the catalogue is not shipped to it.
// @__NO_SIDE_EFFECTS__
function entry(code: number, next: NextStep, zh: string, en: string, status?: number): FaultEntry {
  return { code, next, zh, en, ...(status === undefined ? {} : { status }) };
}

/** The sentence of a fault in a language, its `{placeholders}` filled. */
export function faultText(name: FaultName, language: Language, params: FaultParams = {}): string {
  return inLanguage(faults[name], language).replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
