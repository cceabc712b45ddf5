import type { Failure } from '../../api/failure.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { report } from '../../api/account.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { useForm } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { CHANGE_FIELDS, changeProblems, type ChangeField } from './change-password.ts';
import { changePasswordText } from './change-password-text.ts';

/** Which field a refusal of the server belongs under. */
function fieldOf(failure: Failure): ChangeField | undefined {
  if (isFault(failure, 'oldPasswordWrong', 'passwordEmpty')) return 'old';
  if (isFault(failure, 'passwordRule', 'passwordSame', 'passwordCommon')) return 'next';
  return undefined;
}

export function useChangePassword(onDone: () => void) {
  const words = useText(changePasswordText);
  const change = useSubmit('ChangePw', { handles: () => true });
  const form = useForm<ChangeField>({
    prefix: 'password',
    fields: CHANGE_FIELDS,
    initial: { old: '', next: '', confirm: '' },
    check: changeProblems,
  });

  const submit = form.submit(async ({ old, next }, again) => {
    const { identity } = session.get();
    if (!identity) return;
    try {
      await withOverlay(words.changing, () => change.mutateAsync({ userGuid: identity.userGuid, pw: old, npw: next }));
      onDone();
    } catch (error) {
      const failure = asFailure(error);
      const field = fieldOf(failure);
      if (field) form.refuse(field, sentence(failure, locale()));
      // §8.2: the server's message if there is one; an ended session has its dialog already
      else if (failure.text && !isFault(failure, 'sessionExpired')) await report(failure, again);
    }
  });

  return { form, submit, busy: change.isPending };
}
