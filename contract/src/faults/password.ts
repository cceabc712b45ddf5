import { entry, type FaultEntry } from './entry.ts';

/** Forgotten passwords */
export const passwordFaults = {
  captchaNeeded: entry(
    -625,
    'solveCaptcha',
    '请先输入图片验证码，再获取短信验证码',
    'Please enter the code in the picture first, then ask for the text message',
  ),
  resetGone: entry(
    -626,
    'restart',
    '本次验证已过期，请重新获取短信验证码',
    'This verification has expired. Please ask for a new code',
  ),
} satisfies Record<string, FaultEntry>;
