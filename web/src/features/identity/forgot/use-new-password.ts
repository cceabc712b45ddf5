import { useState } from 'react';
import { report } from '../../../api/account.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure, send } from '../../../api/send.ts';
import { withOverlay } from '../../../platform/feedback.ts';
import { useForm } from '../../../platform/form.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { forgotText } from './forgot-text.ts';
import { NEW_FIELDS, newProblems, type NewDraft } from './new-password.ts';

interface NewPasswordOf {
  /** Where there is only one account. */
  ticket: string | undefined;
  onDone: () => void;
  onGone: () => void;
}

/** Nothing typed is lost, whatever becomes of it; a refused password costs no code. */
export function useNewPassword({ ticket, onDone, onGone }: NewPasswordOf) {
  const words = useText(forgotText);
  const [busy, setBusy] = useState(false);
  const form = useForm<NewDraft>({
    prefix: 'reset',
    fields: NEW_FIELDS,
    initial: { ticket: ticket ?? '', next: '', confirm: '' },
    check: newProblems,
  });

  async function save(draft: NewDraft, again: () => Promise<void>) {
    setBusy(true);
    try {
      await withOverlay(words.saving, () => send('ResetPw', { ticket: draft.ticket, npw: draft.next }));
      onDone();
    } catch (error) {
      setBusy(false);
      const failure = asFailure(error);
      if (isFault(failure, 'resetGone')) return onGone();
      if (isFault(failure, 'passwordEmpty', 'passwordRule', 'passwordSame', 'passwordCommon'))
        return form.refuse('next', sentence(failure, locale()));
      await report(failure, again);
    }
  }

  return { form, submit: form.submit(save), busy };
}
