import type { Dict, Texts } from '../../platform/locale.ts';

/** What every form says; a form's own words go before these. */
const zh = {
  summary: (count: number) => `有 ${count} 处需要修改`,
  invalid: '请检查此项内容',
  phoneBad: '手机号码格式不正确，请输入 11 位手机号',
  emailBad: '邮箱格式不正确，例如 name@company.com',
};

const en: Dict<typeof zh> = {
  summary: (count) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
  invalid: 'Check what is entered here',
  phoneBad: 'Phone number format is wrong. Enter 11 digits',
  emailBad: 'Email format is wrong, e.g. name@company.com',
};

export const formText: Texts<typeof zh> = { zh, en };
