import { checkPassword } from '#contract/rules/password';
import type { Draft, Problems } from '../../../platform/form.ts';

export const CHANGE_FIELDS = ['old', 'next', 'confirm'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
export type ChangeDraft = Draft<ChangeField>;

/** The call's own rules. */
export const changeSchema = () => import('#contract/calls/identity').then(({ identity }) => identity.ChangePw.in);
/** The call's own names of the fields. */
export const CHANGE_NAMES = { pw: 'old', npw: 'next' } as const;

/** Keys of the words that say it. */
export type ChangeProblem = 'needOld' | 'needNew' | 'needConfirm' | 'passwordRule' | 'same' | 'mismatch';

/** All three are required, the new one follows the rules, differs from the old and is typed twice alike. */
export function changeProblems({ old, next, confirm }: ChangeDraft): Problems<ChangeField> {
  const found: Partial<Record<ChangeField, ChangeProblem | undefined>> = {
    old: old ? undefined : 'needOld',
    next: newProblem(old, next),
    confirm: !confirm ? 'needConfirm' : confirm === next ? undefined : 'mismatch',
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, kind]) => (kind ? [[field, { kind }]] : [])));
}

function newProblem(old: string, next: string): ChangeProblem | undefined {
  if (!next) return 'needNew';
  if (!checkPassword(next).ok) return 'passwordRule';
  return next === old ? 'same' : undefined;
}
