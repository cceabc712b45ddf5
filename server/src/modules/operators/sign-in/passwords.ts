import { randomInt } from 'node:crypto';
import { checkOperatorPassword } from '#contract/rules/operator-password';
import { Fault } from '../../../fault.ts';
import { isCommonPassword } from '../../identity/index.ts';

/** 12 characters or more, none of the common ones, not one's own name. */
export function assertAcceptable(password: string, who: { name: string; login_name: string }): void {
  const check = checkOperatorPassword(password, { name: who.name, loginName: who.login_name });
  if (!check.length) throw new Fault('operatorPasswordShort');
  if (!check.notName || isCommonPassword(password)) throw new Fault('operatorPasswordCommon');
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Read out or copied once by its maker: 79 random bits in groups of four. */
export const initialPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  ).join('-');
