import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  passwordTitle: '请再次输入密码',
  passwordText: '为保护您的信息，查看完整号码、更换手机号或退出其他设备前，需要确认是您本人。5 分钟内无需重复输入。',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  confirm: '确认',
  checking: '验证中',
  cancel: '取消',
  phoneTitle: '验证新手机号',
  phoneText: (phone: string) => `我们将向 ${phone} 发送验证码。验证前，短信仍发送到您原来的手机号。`,
  phoneSent: (phone: string) => `验证码已发送至 ${phone}，5 分钟内有效。`,
  sendCode: '发送验证码',
  sending: '发送中',
  code: '短信验证码',
  codeMissing: '请输入短信验证码',
  again: '重新获取验证码',
  againIn: (seconds: number) => `${seconds} 秒后可重新获取`,
  phoneChanged: '手机号已更换',
};

const en: Dict<typeof zh> = {
  passwordTitle: 'Enter your password again',
  passwordText:
    'Before a whole number is shown, your phone changed or a device signed out, we check that it is you. It then counts for 5 minutes.',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  confirm: 'Confirm',
  checking: 'Checking',
  cancel: 'Cancel',
  phoneTitle: 'Confirm your new number',
  phoneText: (phone) => `We will send a code to ${phone}. Until it is confirmed, messages go to your old number.`,
  phoneSent: (phone) => `A code was sent to ${phone}. It is good for 5 minutes.`,
  sendCode: 'Send the code',
  sending: 'Sending',
  code: 'Code from the message',
  codeMissing: 'Please enter the code',
  again: 'Get a new code',
  againIn: (seconds) => `You can get a new code in ${seconds} s`,
  phoneChanged: 'Phone number changed',
};

export const challengeText: Texts<typeof zh> = { zh, en };
