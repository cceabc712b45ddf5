import type { RuleFault } from '#contract/schemas/fields';
import type { Dict, Texts } from '../../platform/locale.ts';

/**
 * The words of every form; a form's own words go before these. A rule of a schema without words here does not compile.
 */
const zh = {
  summary: (count: number) => `有 ${count} 处需要修改`,
  invalid: '请检查此项内容',
  kept: '已填写的内容已保留，再次打开可继续填写',
  phoneBad: '手机号码格式不正确，请输入 11 位手机号',
  emailBad: '邮箱格式不正确，例如 name@company.com',
  personNameBad: '姓名须为 2–40 个字，只能包含文字、空格、间隔号或连字符，请与证件保持一致',
  cardNumberBad: '请输入 16 位卡号',
  claimBranch: '开户行请填写到支行，例如「招商银行上海静安支行」',
  claimAccountBad: '银行账号不正确，请对照银行卡核对后重新输入',
  feedbackEmpty: '请填写内容',
  feedbackTooLong: '内容超出字数上限，请精简后提交',
} satisfies Record<RuleFault, string> & Record<string, unknown>;

const en: Dict<typeof zh> = {
  summary: (count) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
  invalid: 'Check what is entered here',
  kept: 'What you typed is kept. Open it again to go on',
  phoneBad: 'Phone number format is wrong. Enter 11 digits',
  emailBad: 'Email format is wrong, e.g. name@company.com',
  personNameBad: 'A name has 2 to 40 letters, spaces, hyphens or dots. Enter it as on the ID document',
  cardNumberBad: 'Enter the 16-digit card number',
  claimBranch: 'Please give the bank down to the branch, such as "China Merchants Bank, Jing\'an Sub-branch"',
  claimAccountBad: 'This account number cannot be right. Please check it against your bank card',
  feedbackEmpty: 'Please write something',
  feedbackTooLong: 'This is longer than it may be. Please shorten it',
};

export const formText: Texts<typeof zh> = { zh, en };
