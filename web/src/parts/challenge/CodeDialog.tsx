import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../api/failure.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { now } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { locale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { challengeText } from './text.ts';

/** Where the code went, masked, and when another may be asked for. */
interface Sent {
  to: string;
  againAt: string;
}

export interface CodeDialogProps {
  words: { title: string; before: string; sent: (to: string) => string; code: string; missing: string; done: string };
  /** Has a code sent. */
  ask: () => Promise<Sent>;
  confirm: (code: string) => Promise<unknown>;
  onDone: (passed: boolean) => void;
}

/** A new contact counts once the code sent to it is typed in here; it is read once more before the code is sent. */
export function CodeDialog({ words, ask, confirm, onDone }: CodeDialogProps) {
  const says = useText(challengeText);
  const formId = useId();
  const [sent, setSent] = useState<Sent>();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  // an ended session has its own dialog, under which this one would stay
  const refused = (failure: Failure) =>
    isFault(failure, 'sessionExpired') ? onDone(false) : setError(failure.text && sentence(failure, locale()));
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      refused(asFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  const sendCode = () =>
    attempt(async () => {
      setSent(await ask());
      setCode('');
      setError('');
    });
  const check = () =>
    attempt(async () => {
      await confirm(code);
      toast(words.done);
      onDone(true);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent) void sendCode();
    else if (!code.trim()) setError(words.missing);
    else void check();
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={words.title}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{says.cancel}</Button>
          <Button
            key={sent ? 'confirm' : 'send'}
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyText={sent ? says.checking : says.sending}
          >
            {sent ? says.confirm : says.sendCode}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p aria-live="polite">{sent ? words.sent(sent.to) : words.before}</p>
        {sent ? (
          <>
            <CodeField label={words.code} value={code} onChange={setCode} error={error || undefined} />
            <div>
              <Again key={sent.againAt} at={sent.againAt} busy={busy} onPress={() => void sendCode()} />
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
  label: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** It comes while the dialog is open, so it takes the focus itself. */
function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={label}
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
