import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isFault, sentence } from '../../api/faults.ts';
import { useSubmit } from '../../api/use-call.ts';
import type { Failure } from '../../api/failure.ts';
import type { ReplyOf } from '../../api/send.ts';
import { now } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { locale, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { challengeText } from './text.ts';

export interface PhoneDialogProps {
  phone: string;
  onDone: (passed: boolean) => void;
}

/** A new phone counts once the code sent to it is typed in here; the number is read once more before anything is sent. */
export function PhoneDialog({ phone, onDone }: PhoneDialogProps) {
  const words = useText(challengeText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const formId = useId();
  const [sent, setSent] = useState<ReplyOf<'AskPhoneCode'>>();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const asking = useSubmit('AskPhoneCode', { handles: () => true });
  const confirming = useSubmit('ConfirmPhone', { handles: () => true });

  // an ended session has its own dialog, under which this one would stay
  const refused = (failure: Failure) =>
    isFault(failure, 'sessionExpired') ? onDone(false) : setError(failure.text && sentence(failure, locale()));
  const ask = () =>
    asking.mutate(
      { userGuid, phone },
      {
        onSuccess: (reply) => {
          setSent(reply);
          setCode('');
          setError('');
        },
        onError: refused,
      },
    );
  function confirm(): void {
    if (!code.trim()) return setError(words.codeMissing);
    confirming.mutate(
      { userGuid, code },
      {
        onSuccess: () => {
          toast(words.phoneChanged);
          onDone(true);
        },
        onError: refused,
      },
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sent) confirm();
    else ask();
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={words.phoneTitle}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{words.cancel}</Button>
          <Button
            key={sent ? 'confirm' : 'send'}
            type="submit"
            form={formId}
            variant="primary"
            busy={sent ? confirming.isPending : asking.isPending}
            busyText={sent ? words.checking : words.sending}
          >
            {sent ? words.confirm : words.sendCode}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p aria-live="polite">{sent ? words.phoneSent(sent.phone) : words.phoneText(spaced(phone))}</p>
        {sent ? (
          <>
            <CodeField value={code} onChange={setCode} error={error || undefined} />
            <div>
              <Again key={sent.againAt} at={sent.againAt} busy={asking.isPending} onPress={ask} />
            </div>
          </>
        ) : (
          error && (
            <Alert tone="bad" live="assertive">
              {error}
            </Alert>
          )
        )}
      </form>
    </Dialog>
  );
}

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** It comes while the dialog is open, so it takes the focus itself. */
function CodeField({ value, onChange, error }: CodeFieldProps) {
  const words = useText(challengeText);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={words.code}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
    />
  );
}

/** Another code, a minute after the last. */
function Again({ at, busy, onPress }: { at: string; busy: boolean; onPress: () => void }) {
  const words = useText(challengeText);
  const until = Date.parse(at);
  const [isTime, setIsTime] = useState(now() >= until);
  if (!isTime)
    return (
      <p className="text-c text-ink-3">
        <Countdown
          until={until}
          now={now}
          format={(minutes, seconds) => words.againIn(minutes * 60 + seconds)}
          onEnd={() => setIsTime(true)}
        />
      </p>
    );
  return (
    <Button size="sm" busy={busy} busyText={words.sending} onClick={onPress}>
      {words.again}
    </Button>
  );
}

/** As people read it out: 138 0000 2316. */
const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
