import type { Language } from '#contract/language';
import type { GiftMessageKind } from './gift-texts.ts';
import { isSevenBits } from '../segments.ts';
import { SIGN } from './texts.ts';

/** About the account itself: what its owner should hear of, or must type in. */
export type AccountMessageKind =
  | 'newDevice'
  | 'phoneCode'
  | 'phoneChanged'
  | 'relativePhone'
  | 'resetCode'
  | 'passwordReset'
  | 'emailCode'
  | 'emailChanged'
  | 'feedbackAnswered'
  | 'erasureAsked'
  | 'erasureDone'
  | 'erasureDeclined'
  | 'reportConsent'
  | 'uploadAnswered'
  | 'bookingReminder'
  | 'accessChanged'
  | 'detailsChanged'
  | 'signInLink'
  | GiftMessageKind;

/** How a person gets help who did not do it. */
export interface WayOut {
  /** Passwords are changed here, and not in the company's own portal. */
  mayChangePassword: boolean;
  hotline: string;
}

const zhWayOut = ({ mayChangePassword, hotline }: WayOut): string => {
  const ways = [mayChangePassword && '立即修改密码', hotline && `致电${hotline}`].filter(Boolean);
  return `如非本人操作，请${ways.join('，或') || '联系HR'}。`;
};
const enWayOut = ({ mayChangePassword, hotline }: WayOut): string => {
  const ways = [mayChangePassword && 'change your password at once', hotline && `call ${hotline}`].filter(Boolean);
  return `Not you? Please ${ways.join(', or ') || 'contact HR'}.`;
};

export const newDeviceText = (lang: Language, { when, device }: { when: string; device: string }, out: WayOut) =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `Your account was signed in to from a new device: ${device}, ${when}. ${enWayOut(out)}`
    : `您的账号${when}在新设备登录：${device}。${zhWayOut(out)}`);

export const phoneCodeText = (lang: Language, code: string): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `${code} confirms your new phone number. It is good for 5 minutes. Tell it to nobody. Not you? Ignore this.`
    : `验证码${code}，用于确认新手机号，5分钟内有效。请勿告知他人；非本人操作请忽略。`);

export const phoneChangedText = (lang: Language, phone: string, out: WayOut): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `The phone number of your account is now ${phone}. ${enWayOut(out)}`
    : `您账号的手机号已改为${phone}。${zhWayOut(out)}`);

/** To a relative, at the number an employee has replaced. */
export const relativePhoneText = (
  lang: Language,
  { who, newPhone }: { who: string; newPhone: string },
  { hotline }: WayOut,
): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `${isSevenBits(who) ? who : 'Your relative'} replaced your number here by ${newPhone}. What you agreed to for your reports is suspended. Not what you want?${hotline ? ` Call ${hotline}.` : ' Please tell them.'}`
    : `${who}已将您在此登记的手机号改为${newPhone}，您对查看报告的同意随之暂停。如非您的意愿，请${hotline ? `致电${hotline}` : '与其联系'}。`);

export const resetCodeText = (lang: Language, code: string): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `${code} resets your password. It is good for 5 minutes. Tell it to nobody. Not you? Ignore this.`
    : `验证码${code}，用于重置登录密码，5分钟内有效。请勿告知他人；非本人操作请忽略。`);

/** A person who did not do it cannot change the password any more: they are told to call. */
export const passwordResetText = (lang: Language, { hotline }: WayOut): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `The password of your account was reset and all devices are signed out. Not you? Please ${hotline ? `call ${hotline}` : 'contact HR'} at once.`
    : `您的登录密码已重置，所有设备均已退出登录。如非本人操作，请立即${hotline ? `致电${hotline}` : '联系HR'}。`);

const DETAILS = {
  login: { zh: '登录名', en: 'login name' },
  idNumber: { zh: '证件号码', en: 'ID number' },
  both: { zh: '登录名和证件号码', en: 'login name and ID number' },
};
export type ChangedDetails = keyof typeof DETAILS;

/** Without the values: the phone may be in other hands. */
export const detailsChangedText = (lang: Language, what: ChangedDetails, { hotline }: WayOut): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `Customer service has changed the ${DETAILS[what].en} of your account. Not what you asked for? Please ${hotline ? `call ${hotline}` : 'contact HR'}.`
    : `客服已更改您账号的${DETAILS[what].zh}。如非您的要求，请${hotline ? `致电${hotline}` : '联系HR'}。`);

export const signInLinkText = (lang: Language, link: string, minutes: number): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `Set a new password here, once, within ${minutes} minutes. Give this link to nobody: ${link}`
    : `请在${minutes}分钟内打开链接设置新密码，仅可使用一次，请勿转发：${link}`);

const ACCESS = {
  linkKey: { zh: '员工登录链接新增了密钥', en: 'a new key for sign-in links was made' },
  signOn: { zh: '单点登录设置已修改', en: 'the sign-on settings were changed' },
  partnerKey: { zh: '合作平台密钥已更换', en: 'the key for the partner site was renewed' },
  hrRole: { zh: 'HR 权限有变动', en: 'it was changed who has the HR role' },
};
export type AccessChange = keyof typeof ACCESS;

/** To HR: who may enter, and how, is the company's own business. */
export const accessChangedText = (lang: Language, what: AccessChange): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `For your company ${ACCESS[what].en}. Did your company not ask for it? Please contact your account manager at once.`
    : `贵公司的${ACCESS[what].zh}。如非贵公司要求，请立即联系客户经理。`);

/** The first line is the subject. */
export const emailCodeText = (lang: Language, code: string): string =>
  lang === 'en-us'
    ? `Confirm your new email address\n\n${code} is your code. It is good for 10 minutes. Tell it to nobody. Not you? Ignore this.`
    : `确认您的新邮箱\n\n验证码${code}，用于确认新邮箱，10分钟内有效。请勿告知他人；非本人操作请忽略。`;

export const emailChangedText = (lang: Language, email: string, out: WayOut): string =>
  lang === 'en-us'
    ? `Your email address was changed\n\nThe email address of your account is now ${email}. ${enWayOut(out)}`
    : `您的邮箱已更换\n\n您账号的邮箱已改为${email}。${zhWayOut(out)}`;

/** The answer may be personal, and is read in the portal. */
export const feedbackAnsweredText = (lang: Language, number: string): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `Your feedback ${number} has been answered. Sign in and open My feedback to read it.`
    : `您的反馈${number}已有答复，请登录后在「我的反馈」中查看。`);

export const erasureAskedText = (lang: Language, day: string, out: WayOut): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `You asked us to erase your data. Until ${day} nothing is erased, and you can take it back under Privacy and data. ${enWayOut(out)}`
    : `已收到您删除个人信息的申请。${day}前不会删除，您可在「隐私与数据」中撤回。${zhWayOut(out)}`);

export const erasureDoneText = (lang: Language): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? 'Your data has been erased as you asked and your account is closed. What the law has us keep stays without your name.'
    : '您的个人信息已按申请删除，账号已关闭。法律要求保留的记录不含您的姓名和联系方式。');

export const erasureDeclinedText = (lang: Language, reason: string, { hotline }: WayOut): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `Your data was not erased: ${reason}. Questions? ${hotline ? `Call ${hotline}` : 'Contact HR'}.`
    : `您删除个人信息的申请未通过：${reason}。如有疑问请${hotline ? `致电${hotline}` : '联系HR'}。`);

/** To a relative without an account: link and code together decide for them, so they must not be seen by others. */
export const reportConsentText = (
  lang: Language,
  { who, code, link }: { who: string; code: string; link: string },
): string =>
  SIGN[lang] +
  (lang === 'en-us'
    ? `${isSevenBits(who) ? who : 'Your relative'} asks to read your check-up reports. You alone decide, within 7 days, with code ${code}: ${link}`
    : `${who}请求查看您的体检报告。由您本人决定，7天内有效，验证码${code}：${link}`);

/** Nothing of the report's content; the answer is read in the portal. */
export const uploadAnsweredText = (lang: Language, corrected: number): string => {
  if (lang === 'en-us')
    return (
      SIGN[lang] +
      (corrected > 0
        ? 'We have looked through the report you uploaded. Sign in and open Upload a report to check and confirm it.'
        : 'We have answered about the report you uploaded. Sign in and open Upload a report to read it.')
    );
  return (
    SIGN[lang] +
    (corrected > 0
      ? '您上传的报告已协助核对，请登录后在「上传报告」中查看并确认。'
      : '您上传的报告已有答复，请登录后在「上传报告」中查看。')
  );
};

const WITH_CODE = ['phoneCode', 'resetCode', 'emailCode', 'reportConsent', 'signInLink'];

/** The part of a message an operator may read: a code, and the link it belongs to, are for one person's eyes. */
export const withoutCode = (kind: string, text: string): string =>
  WITH_CODE.includes(kind)
    ? text /* guard: reports: link and code are for one person’s eyes */
        .replace(/https?:\/\/\S+/, '******')
        .replace(/\d{6}/, '******')
    : text;
