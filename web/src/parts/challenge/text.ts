import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  passwordTitle: '请再次输入密码',
  passwordText:
    '为保护您的信息，查看完整号码、下载或删除个人信息、更换手机号或邮箱、退出其他设备前，需要确认是您本人。5 分钟内无需重复输入。',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  confirm: '确认',
  checking: '验证中',
  cancel: '取消',
  sendCode: '发送验证码',
  sending: '发送中',
  again: '重新获取验证码',
  againIn: (seconds: number) => `${seconds} 秒后可重新获取`,
  phone: {
    title: '验证新手机号',
    before: (phone: string) => `我们将向 ${phone} 发送验证码。验证前，短信仍发送到您原来的手机号。`,
    first: (phone: string) => `我们将向 ${phone} 发送验证码，以确认是您本人的手机号。`,
    sent: (phone: string) => `验证码已发送至 ${phone}，5 分钟内有效。`,
    code: '短信验证码',
    missing: '请输入短信验证码',
    done: '手机号已更换',
  },
  email: {
    title: '验证邮箱',
    before: (email: string) => `我们将向 ${email} 发送验证码。验证前，邮件仍发送到您原来的邮箱。`,
    first: (email: string) => `我们将向 ${email} 发送验证码，以确认是您本人的邮箱。`,
    sent: (email: string) => `验证码已发送至 ${email}，10 分钟内有效。如未收到，请查看垃圾邮件。`,
    code: '邮件验证码',
    missing: '请输入邮件验证码',
    done: '邮箱已验证',
  },
};

const en: Dict<typeof zh> = {
  passwordTitle: 'Enter your password again',
  passwordText:
    'Before a whole number is shown, your data downloaded or erased, your phone or email changed or a device signed out, we check that it is you. It then counts for 5 minutes.',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  confirm: 'Confirm',
  checking: 'Checking',
  cancel: 'Cancel',
  sendCode: 'Send the code',
  sending: 'Sending',
  again: 'Get a new code',
  againIn: (seconds) => `You can get a new code in ${seconds} s`,
  phone: {
    title: 'Confirm your new number',
    before: (phone) => `We will send a code to ${phone}. Until it is confirmed, messages go to your old number.`,
    first: (phone) => `We will send a code to ${phone} to confirm that the number is yours.`,
    sent: (phone) => `A code was sent to ${phone}. It is good for 5 minutes.`,
    code: 'Code from the message',
    missing: 'Please enter the code',
    done: 'Phone number changed',
  },
  email: {
    title: 'Confirm your email address',
    before: (email) => `We will send a code to ${email}. Until it is confirmed, emails go to your old address.`,
    first: (email) => `We will send a code to ${email} to confirm that the address is yours.`,
    sent: (email) =>
      `A code was sent to ${email}. It is good for 10 minutes. If it is not there, look in the spam folder.`,
    code: 'Code from the email',
    missing: 'Please enter the code',
    done: 'Email address confirmed',
  },
};

export const challengeText: Texts<typeof zh> = { zh, en };
