import { companyWords, containsCompanyWord } from './password.ts';

/** Operators choose longer passwords than employees, without a rule of composition. */
export const OPERATOR_PASSWORD_MIN = 12;
export const OPERATOR_PASSWORD_MAX = 128;

/** The rules an operator's password meets, so that a form can tick off each one while it is being typed. */
export interface OperatorPasswordCheck {
  length: boolean;
  /** It holds neither a word of the operator's name nor of the login name. */
  notName: boolean;
  ok: boolean;
}

export function checkOperatorPassword(
  password: string,
  who: { name: string; loginName: string },
): OperatorPasswordCheck {
  const characters = Array.from(password).length;
  const length = characters >= OPERATOR_PASSWORD_MIN && characters <= OPERATOR_PASSWORD_MAX;
  const notName = !containsCompanyWord(password, companyWords(who.name, who.loginName));
  return { length, notName, ok: length && notName };
}
