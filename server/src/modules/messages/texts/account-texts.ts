import { isSevenBits } from '../segments.ts';
import { mailTemplate, template, type Parameters as Of } from './template.ts';

/**
 * How a person gets help who did not do it. `mayChangePassword`: passwords are changed here, and not in the company's own
 * portal.
 */
const OUT = ['mayChangePassword', 'hotline'] as const;
type Out = Of<(typeof OUT)[number]>;

const zhWayOut = ({ mayChangePassword, hotline }: Out): string => {
  const ways = [mayChangePassword && '立即修改密码', hotline && `致电${hotline}`].filter(Boolean);
  return `如非本人操作，请${ways.join('，或') || '联系HR'}。`;
};
const enWayOut = ({ mayChangePassword, hotline }: Out): string => {
  const ways = [mayChangePassword && 'change your password at once', hotline && `call ${hotline}`].filter(Boolean);
  return `Not you? Please ${ways.join(', or ') || 'contact HR'}.`;
};

const ACCESS = {
  linkKey: { zh: '员工登录链接新增了密钥', en: 'a new key for sign-in links was made' },
  signOn: { zh: '单点登录设置已修改', en: 'the sign-on settings were changed' },
  partnerKey: { zh: '合作平台密钥已更换', en: 'the key for the partner site was renewed' },
  hrRole: { zh: 'HR 权限有变动', en: 'it was changed who has the HR role' },
};
export type AccessChange = keyof typeof ACCESS;
const accessWords = ({ what }: Of<'what'>) => ACCESS[what as AccessChange];

const DETAILS = {
  login: { zh: '登录名', en: 'login name' },
  idNumber: { zh: '证件号码', en: 'ID number' },
  both: { zh: '登录名和证件号码', en: 'login name and ID number' },
};
export type ChangedDetails = keyof typeof DETAILS;
const detailWords = ({ details }: Of<'details'>) => DETAILS[details as ChangedDetails];

/** About the account itself: what its owner should hear of, or must type in. */
export const accountTemplates = {
  newDevice: template(['when', 'device', ...OUT], {
    text: {
      zh: (f) => `您的账号${f.when}在新设备登录：${f.device}。${zhWayOut(f)}`,
      en: (f) => `Your account was signed in to from a new device: ${f.device}, ${f.when}. ${enWayOut(f)}`,
    },
  }),
  phoneCode: template(['code'], {
    text: {
      zh: ({ code }) => `验证码${code}，用于确认新手机号，5分钟内有效。请勿告知他人；非本人操作请忽略。`,
      en: ({ code }) =>
        `${code} confirms your new phone number. It is good for 5 minutes. Tell it to nobody. Not you? Ignore this.`,
    },
    secret: ['code'],
  }),
  phoneChanged: template(['newPhone', ...OUT], {
    text: {
      zh: (f) => `您账号的手机号已改为${f.newPhone}。${zhWayOut(f)}`,
      en: (f) => `The phone number of your account is now ${f.newPhone}. ${enWayOut(f)}`,
    },
  }),
  // to a relative, at the number an employee has replaced
  relativePhone: template(['who', 'newPhone', 'hotline'], {
    text: {
      zh: ({ who, newPhone, hotline }) =>
        `${who}已将您在此登记的手机号改为${newPhone}，您对查看报告的同意随之暂停。如非您的意愿，请${hotline ? `致电${hotline}` : '与其联系'}。`,
      en: ({ who, newPhone, hotline }) =>
        `${isSevenBits(who) ? who : 'Your relative'} replaced your number here by ${newPhone}. What you agreed to for your reports is suspended. Not what you want?${hotline ? ` Call ${hotline}.` : ' Please tell them.'}`,
    },
  }),
  resetCode: template(['code'], {
    text: {
      zh: ({ code }) => `验证码${code}，用于重置登录密码，5分钟内有效。请勿告知他人；非本人操作请忽略。`,
      en: ({ code }) =>
        `${code} resets your password. It is good for 5 minutes. Tell it to nobody. Not you? Ignore this.`,
    },
    secret: ['code'],
  }),
  // without the values: the phone may be in other hands
  detailsChanged: template(['details', 'hotline'], {
    text: {
      zh: (f) =>
        `客服已更改您账号的${detailWords(f).zh}。如非您的要求，请${f.hotline ? `致电${f.hotline}` : '联系HR'}。`,
      en: (f) =>
        `Customer service has changed the ${detailWords(f).en} of your account. Not what you asked for? Please ${f.hotline ? `call ${f.hotline}` : 'contact HR'}.`,
    },
  }),
  signInLink: template(['link', 'minutes'], {
    text: {
      zh: ({ link, minutes }) => `请在${minutes}分钟内打开链接设置新密码，仅可使用一次，请勿转发：${link}`,
      en: ({ link, minutes }) =>
        `Set a new password here, once, within ${minutes} minutes. Give this link to nobody: ${link}`,
    },
    secret: ['link'],
  }),
  // a person who did not do it cannot change the password any more: they are told to call
  passwordReset: template(['hotline'], {
    text: {
      zh: ({ hotline }) =>
        `您的登录密码已重置，所有设备均已退出登录。如非本人操作，请立即${hotline ? `致电${hotline}` : '联系HR'}。`,
      en: ({ hotline }) =>
        `The password of your account was reset and all devices are signed out. Not you? Please ${hotline ? `call ${hotline}` : 'contact HR'} at once.`,
    },
  }),
  // to HR: who may enter, and how, is the company's own business
  accessChanged: template(['what'], {
    text: {
      zh: (f) => `贵公司的${accessWords(f).zh}。如非贵公司要求，请立即联系客户经理。`,
      en: (f) =>
        `For your company ${accessWords(f).en}. Did your company not ask for it? Please contact your account manager at once.`,
    },
  }),
  emailCode: mailTemplate(['code'], {
    subject: { zh: () => '确认您的新邮箱', en: () => 'Confirm your new email address' },
    text: {
      zh: ({ code }) => `验证码${code}，用于确认新邮箱，10分钟内有效。请勿告知他人；非本人操作请忽略。`,
      en: ({ code }) => `${code} is your code. It is good for 10 minutes. Tell it to nobody. Not you? Ignore this.`,
    },
    secret: ['code'],
  }),
  emailChanged: mailTemplate(['newEmail', ...OUT], {
    subject: { zh: () => '您的邮箱已更换', en: () => 'Your email address was changed' },
    text: {
      zh: (f) => `您账号的邮箱已改为${f.newEmail}。${zhWayOut(f)}`,
      en: (f) => `The email address of your account is now ${f.newEmail}. ${enWayOut(f)}`,
    },
  }),
  // the answer may be personal, and is read in the portal
  feedbackAnswered: template(['number'], {
    text: {
      zh: ({ number }) => `您的反馈${number}已有答复，请登录后在「我的反馈」中查看。`,
      en: ({ number }) => `Your feedback ${number} has been answered. Sign in and open My feedback to read it.`,
    },
  }),
  erasureAsked: template(['day', ...OUT], {
    text: {
      zh: (f) => `已收到您删除个人信息的申请。${f.day}前不会删除，您可在「隐私与数据」中撤回。${zhWayOut(f)}`,
      en: (f) =>
        `You asked us to erase your data. Until ${f.day} nothing is erased, and you can take it back under Privacy and data. ${enWayOut(f)}`,
    },
  }),
  erasureDone: template([], {
    text: {
      zh: () => '您的个人信息已按申请删除，账号已关闭。法律要求保留的记录不含您的姓名和联系方式。',
      en: () =>
        'Your data has been erased as you asked and your account is closed. What the law has us keep stays without your name.',
    },
  }),
  erasureDeclined: template(['reason', 'hotline'], {
    text: {
      zh: ({ reason, hotline }) =>
        `您删除个人信息的申请未通过：${reason}。如有疑问请${hotline ? `致电${hotline}` : '联系HR'}。`,
      en: ({ reason, hotline }) =>
        `Your data was not erased: ${reason}. Questions? ${hotline ? `Call ${hotline}` : 'Contact HR'}.`,
    },
  }),
};
