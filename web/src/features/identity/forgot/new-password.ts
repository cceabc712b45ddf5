import { checkPassword } from '#contract/rules/password';
import type { Problems } from '../../../platform/form.ts';

export const NEW_FIELDS = ['ticket', 'next', 'confirm'] as const;
export type NewField = (typeof NEW_FIELDS)[number];
export type NewDraft = Record<NewField, string>;

/** Both are required, the rules are kept, and they are alike. */
export function newProblems({ ticket, next, confirm }: NewDraft): Problems<NewField> {
  const found: Problems<NewField> = {};
  if (!ticket) found.ticket = { kind: 'account' };
  if (!next) found.next = { kind: 'needNew' };
  else if (!checkPassword(next).ok) found.next = { kind: 'passwordRule' };
  if (!confirm) found.confirm = { kind: 'needConfirm' };
  else if (confirm !== next) found.confirm = { kind: 'mismatch' };
  return found;
}
