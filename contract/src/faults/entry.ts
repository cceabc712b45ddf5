import type { Bilingual } from '../language.ts';

/** The ways out a screen can offer after a refusal; the words for each are in `nextSteps`. */
export const nextSteps = {
  none: { zh: '知道了', en: 'OK' },
  login: { zh: '重新登录', en: 'Log in again' },
  retry: { zh: '重试', en: 'Try again' },
  retryLater: { zh: '知道了', en: 'OK' },
  goBack: { zh: '返回修改', en: 'Go back' },
  fixInput: { zh: '返回修改', en: 'Check the form' },
  callHotline: { zh: '致电客服', en: 'Call us' },
  home: { zh: '返回首页', en: 'Back to home' },
  solveCaptcha: { zh: '输入验证码', en: 'Enter the code' },
  resetPassword: { zh: '忘记密码', en: 'Reset password' },
  confirmPassword: { zh: '输入密码', en: 'Enter password' },
  confirmPhone: { zh: '验证手机号', en: 'Confirm the number' },
  confirmEmail: { zh: '验证邮箱', en: 'Confirm the address' },
  newCode: { zh: '重新获取', en: 'Get a new code' },
  readConsent: { zh: '阅读并同意', en: 'Read and agree' },
  waitForOpening: { zh: '返回首页', en: 'Back to home' },
  otherCity: { zh: '更换城市', en: 'Change city' },
  claimReimbursement: { zh: '申请报销', en: 'Claim reimbursement' },
  cancelFirst: { zh: '去取消订单', en: 'Cancel the order' },
  swapExtra: { zh: '改选此项', en: 'Choose this instead' },
  viewRecords: { zh: '查看预约记录', en: 'View bookings' },
  viewCards: { zh: '查看卡包', en: 'View cards' },
  bindCard: { zh: '绑定卡片', en: 'Add a card' },
  choosePerson: { zh: '更换体检人', en: 'Choose someone else' },
  choosePackage: { zh: '更换套餐', en: 'Change package' },
  editExtras: { zh: '修改加项', en: 'Change add-ons' },
  otherCentres: { zh: '更换机构', en: 'Other centres' },
  nearestDay: { zh: '看最近可约日', en: 'Nearest free day' },
  otherSegment: { zh: '更换时段', en: 'Other times' },
  payDifference: { zh: '去支付差价', en: 'Pay the difference' },
  viewMall: { zh: '返回商城', en: 'Back to the mall' },
  viewMallOrders: { zh: '查看购买记录', en: 'View purchases' },
  addAddress: { zh: '新增地址', en: 'Add an address' },
  addRelative: { zh: '添加家人', en: 'Add a family member' },
  askConsent: { zh: '请家属同意', en: 'Ask for consent' },
  startRisk: { zh: '开始评估', en: 'Start the assessment' },
  restart: { zh: '重新开始', en: 'Start again' },
  fillSurvey: { zh: '去填写', en: 'Go to the survey' },
} satisfies Record<string, Bilingual>;
export type NextStep = keyof typeof nextSteps;

export interface FaultEntry extends Bilingual {
  /** Given for a few (docs/product §9.3); ours start at -100. */
  code: number;
  next: NextStep;
  /** HTTP status, where it is not the 200 of a business refusal. */
  status?: number;
}

// Entries a page does not use are not shipped to it. @__NO_SIDE_EFFECTS__
export function entry(code: number, next: NextStep, zh: string, en: string, status?: number): FaultEntry {
  return { code, next, zh, en, ...(status === undefined ? {} : { status }) };
}
