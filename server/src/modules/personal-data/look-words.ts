import type { Bilingual } from '#contract/language';

const ROLES: Record<string, Bilingual> = {
  support: { zh: '客服人员', en: 'Customer service' },
  finance: { zh: '财务人员', en: 'Finance' },
  content: { zh: '内容运营人员', en: 'Content team' },
  supply: { zh: '机构资源人员', en: 'Supply team' },
  admin: { zh: '平台管理员', en: 'Administrator' },
};
const HR: Bilingual = { zh: '企业 HR', en: 'Your company’s HR' };
const SOMEBODY: Bilingual = { zh: '平台工作人员', en: 'Portal staff' };

/** A reader by consent, or the one who booked the check-up. */
const RELATIVE: Bilingual = { zh: '家属', en: 'A relative' };

export function roleWords(kind: string, role: string): Bilingual {
  if (kind === 'hr') return HR;
  return kind === 'employee' ? RELATIVE : (ROLES[role] ?? SOMEBODY);
}

export const YOUR_ACCOUNT: Bilingual = { zh: '您的账号', en: 'Your account' };

/** By the call that let them in: the person themselves, or a stranger who has the company's key or its provider. */
const ENTRIES: Record<string, Bilingual> = {
  EnterByLink: { zh: '通过企业登录链接进入', en: 'Entered by a link of your company' },
  FinishSso: { zh: '通过企业单点登录进入', en: 'Entered by single sign-on of your company' },
};
export const ENTRY_CALLS = Object.keys(ENTRIES);

/** How the account was entered; undefined for everything else. */
export const entryWords = (action: string, reason: string): Bilingual | undefined =>
  action === 'signIn' ? ENTRIES[reason.split(' ', 1)[0] ?? ''] : undefined;

/** An act in words, for the person it concerned. */
const ACTIONS: Record<string, Bilingual> = {
  'order.view': { zh: '查看了预约订单', en: 'Looked at a booking' },
  'order.reveal.name': { zh: '查看了完整姓名', en: 'Looked at the whole name' },
  'order.reveal.idNumber': { zh: '查看了完整证件号', en: 'Looked at the whole ID number' },
  'order.reveal.phone': { zh: '查看了完整手机号', en: 'Looked at the whole phone number' },
  'order.reschedule': { zh: '代为改期', en: 'Rescheduled a booking' },
  'order.reschedule.override': { zh: '代为改期（已过线上时限）', en: 'Rescheduled a booking past the online deadline' },
  'order.cancel': { zh: '代为取消预约', en: 'Cancelled a booking' },
  'order.cancel.override': { zh: '代为取消预约（已过线上时限）', en: 'Cancelled a booking past the online deadline' },
  'order.noShow': { zh: '标记为未到检', en: 'Marked a booking as missed' },
  'order.abnormal': { zh: '将订单标记为需要关注', en: 'Marked a booking as needing attention' },
  'order.abnormalCleared': { zh: '解除了订单的关注标记', en: 'Removed the mark on a booking' },
  'contact.change': { zh: '更改了您的手机号或邮箱', en: 'Changed your phone or e-mail' },
  'contact.change.identity': { zh: '更改了您的登录名或证件号', en: 'Changed your login name or ID number' },
  'approval.ask': {
    zh: '申请变更您的资料，等待另一位同事复核',
    en: 'Asked for a change about you, which takes a colleague',
  },
  'approval.approve': { zh: '复核通过了关于您的变更', en: 'Approved a change about you' },
  'approval.decline': { zh: '未通过关于您的变更', en: 'Declined a change about you' },
  'approval.withdraw': { zh: '撤回了关于您的变更申请', en: 'Took a request about you back' },
  'person.view': { zh: '查看了您的资料与账号', en: 'Looked at your details and account' },
  'person.reveal.name': { zh: '查看了完整姓名', en: 'Looked at the whole name' },
  'person.reveal.idNumber': { zh: '查看了完整证件号', en: 'Looked at the whole ID number' },
  'person.reveal.phone': { zh: '查看了完整手机号', en: 'Looked at the whole phone number' },
  'person.reveal.email': { zh: '查看了完整邮箱', en: 'Looked at the whole e-mail address' },
  'person.correct': { zh: '更正了您的任职资料', en: 'Corrected your details at the company' },
  'person.disable': { zh: '停用了您的账号', en: 'Closed your account' },
  'person.enable': { zh: '恢复了您的账号', en: 'Opened your account again' },
  'person.leave': { zh: '登记了您的最后在职日', en: 'Noted your last day at the company' },
  'person.link': { zh: '向您的手机发送了设置新密码的链接', en: 'Sent a link for a new password to your phone' },
  'person.endSessions': { zh: '退出了您登录的设备', en: 'Signed your devices out' },
  'person.hr.appoint': { zh: '授予了您 HR 权限', en: 'Gave you the HR role' },
  'person.hr.withdraw': { zh: '收回了您的 HR 权限', en: 'Took the HR role from you' },
  'claim.view': { zh: '查看了报销申请', en: 'Looked at a claim' },
  'claim.file': { zh: '查看了报销材料', en: 'Looked at a paper of a claim' },
  'claim.reveal.name': { zh: '查看了报销人的完整姓名', en: 'Looked at the whole name on a claim' },
  'claim.reveal.idNumber': { zh: '查看了完整证件号', en: 'Looked at the whole ID number' },
  'claim.reveal.accountNumber': { zh: '查看了完整银行账号', en: 'Looked at the whole account number' },
  'claim.reveal.mobile': { zh: '查看了完整手机号', en: 'Looked at the whole phone number' },
  'claim.return': { zh: '退回了报销申请', en: 'Returned a claim' },
  'claim.reject': { zh: '拒绝了报销申请', en: 'Rejected a claim' },
  'claim.review': { zh: '初审了报销申请', en: 'Reviewed a claim' },
  'claim.approve': { zh: '批准了报销申请', en: 'Approved a claim' },
  'points.view': { zh: '查看了积分', en: 'Looked at points' },
  'points.grant': { zh: '发放了积分', en: 'Granted points' },
  'points.reverse': { zh: '撤回了积分', en: 'Took points back' },
  'card.view': { zh: '查看了卡券', en: 'Looked at a card' },
  'card.suspend': { zh: '暂停了卡券', en: 'Suspended a card' },
  'card.freeze': { zh: '冻结了卡券', en: 'Froze a card' },
  'card.resume': { zh: '恢复了卡券', en: 'Resumed a card' },
  'card.cancel': { zh: '作废了卡券', en: 'Cancelled a card' },
  'feedback.view': { zh: '查看了反馈', en: 'Looked at feedback' },
  'feedback.file': { zh: '查看了反馈附件', en: 'Looked at a file of feedback' },
  'feedback.answer': { zh: '答复了反馈', en: 'Answered feedback' },
  'feedback.close': { zh: '关闭了反馈', en: 'Closed feedback' },
  'service.grant': { zh: '发放了服务', en: 'Granted a service' },
  'service.end': { zh: '停用了服务', en: 'Ended a service' },
  'message.view': { zh: '查看了短信内容', en: 'Looked at the text of a message' },
  'message.resend': { zh: '重发了短信', en: 'Sent a message again' },
  'hr.remind': { zh: '提醒了预约体检', en: 'Sent a reminder to book' },
  'report.view': { zh: '查看了体检报告', en: 'Read the check-up report' },
  'report.trend': { zh: '查看了指标趋势', en: 'Looked at the trend of a result' },
  'report.suggest': { zh: '预约时查看了报告的加项建议', en: 'Saw add-ons suggested by the report while booking' },
  'report.risk': { zh: '查看了健康风险评估结果', en: 'Looked at the health risk assessment' },
  'report.download': { zh: '下载了体检报告', en: 'Downloaded the check-up report' },
  'report.preview': { zh: '预览了体检报告', en: 'Previewed the check-up report' },
  'report.publish': { zh: '发布了体检报告', en: 'Published the check-up report' },
  'report.correct': { zh: '更正了体检报告', en: 'Corrected the check-up report' },
  'report.withdraw': { zh: '撤回了体检报告', en: 'Withdrew the check-up report' },
  'report.uploaded': { zh: '查看了上传的体检报告', en: 'Read an uploaded report' },
  'report.upload': { zh: '上传了体检报告', en: 'Uploaded a report' },
  'report.upload.view': { zh: '查看了上传报告的识别结果', en: 'Looked at what was read of an uploaded report' },
  'report.upload.file': { zh: '查看了上传的 PDF', en: 'Looked at an uploaded PDF' },
  'report.upload.save': { zh: '保存了上传报告的结果', en: 'Saved results of an uploaded report' },
  'report.upload.help': { zh: '请求了协助核对上传的报告', en: 'Asked for help with an uploaded report' },
  'report.upload.helpEnd': { zh: '取消了协助核对', en: 'Took the request for help back' },
  'report.upload.answer': { zh: '协助核对了上传的报告', en: 'Corrected what was read of an uploaded report' },
  'report.upload.remove': { zh: '删除了上传的报告', en: 'Removed an uploaded report' },
  'personalData.erase': { zh: '按申请删除了个人信息', en: 'Erased personal data as asked' },
  'personalData.decline': { zh: '未通过删除个人信息的申请', en: 'Declined the request for erasure' },
};
const SOMETHING: Bilingual = { zh: '处理了一条相关记录', en: 'Handled a related record' };

/** An operator's chosen reason, for the person concerned. */
const KINDS: Record<string, Bilingual> = {
  centreClosed: { zh: '机构停诊', en: 'the centre was closed' },
  employeeAsked: { zh: '您来电要求', en: 'you asked for it' },
  seatConflict: { zh: '号源冲突', en: 'the time was taken twice' },
  contact: { zh: '联系您', en: 'to contact you' },
  identity: { zh: '核对身份', en: 'to check who you are' },
  phoneOfAnother: { zh: '手机号被他人使用', en: 'the phone is used by another person' },
  ownerAsked: { zh: '本人要求', en: 'you asked for it' },
  misused: { zh: '疑似冒用', en: 'suspected misuse' },
  other: { zh: '其他', en: 'another reason' },
};

/** In front of the reason of a request that takes two: a name for the audit. */
const KIND_OF_REQUEST = /^[a-z][\w.]*\.[\w.]+ · /i;

/** Of a chosen reason only the choice is told: the note beside it is for colleagues. */
export function whyWords(reason: string): Bilingual | undefined {
  if (reason === '') return undefined;
  const [kind = ''] = reason.split(':', 1);
  const said = reason.replace(KIND_OF_REQUEST, '');
  return KINDS[kind] ?? { zh: said, en: said };
}

export const wordsOf = (action: string): Bilingual => ACTIONS[action] ?? SOMETHING;
