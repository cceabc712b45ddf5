import { useId, useState, type FormEvent } from 'react';
import { isFault, sentence } from '../../api/faults.ts';
import { useSubmit } from '../../api/use-call.ts';
import { locale, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { challengeText } from './text.ts';

/** The password once more, for what a session alone is not enough for. */
export function PasswordDialog({ onDone }: { onDone: (passed: boolean) => void }) {
  const words = useText(challengeText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const formId = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const confirming = useSubmit('ConfirmPassword', { handles: () => true });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!password) return setError(words.passwordMissing);
    confirming.mutate(
      { userGuid, pw: password },
      {
        onSuccess: () => onDone(true),
        // an ended session has its own dialog, under which this one would stay
        onError: (failure) =>
          isFault(failure, 'sessionExpired') ? onDone(false) : setError(sentence(failure, locale())),
      },
    );
  }
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={words.passwordTitle}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={confirming.isPending} busyText={words.checking}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p>{words.passwordText}</p>
        <PasswordField
          label={words.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error || undefined}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          autoComplete="current-password"
          maxLength={128}
        />
      </form>
    </Dialog>
  );
}
