import { useSaveForm } from '../../../api/use-save-form.ts';
import { useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { CHANGE_FIELDS, CHANGE_NAMES, changeProblems, changeSchema, type ChangeDraft } from './change-password.ts';
import { changePasswordText } from './change-password-text.ts';

export function useChangePassword(onDone: () => void) {
  const words = useText(changePasswordText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return useSaveForm<'ChangePw', ChangeDraft>({
    call: 'ChangePw',
    schema: changeSchema,
    prefix: 'password',
    keep: 'not',
    fields: CHANGE_FIELDS,
    names: CHANGE_NAMES,
    initial: { old: '', next: '', confirm: '' },
    check: changeProblems,
    payload: ({ old, next }) => ({ userGuid, pw: old, npw: next }),
    faults: {
      oldPasswordWrong: 'old',
      passwordEmpty: 'old',
      passwordRule: 'next',
      passwordSame: 'next',
      passwordCommon: 'next',
    },
    overlay: words.changing,
    onSaved: onDone,
    // the server's message if there is one
    refused: ({ text }) => !text,
  });
}
