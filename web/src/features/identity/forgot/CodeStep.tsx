import type { ResetAccount } from '#contract/calls/password';
import { maskPhone } from '#contract/rules/mask';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { report } from '../../../api/account.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure, send } from '../../../api/send.ts';
import { useBranding } from '../../../platform/branding.ts';
import { now } from '../../../platform/clock.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Countdown } from '../../../ui/feedback/Countdown.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { forgotText } from './forgot-text.ts';
import type { SentCode } from './use-phone-step.ts';

interface CodeStepProps {
  sent: SentCode;
  onChecked: (accounts: ResetAccount[]) => void;
  /** Another code takes another picture. */
  onAgain: () => void;
}

export function CodeStep({ sent, onChecked, onAgain }: CodeStepProps) {
  const words = useText(forgotText);
  const hotline = useBranding()?.hotline ?? '';
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const phone = maskPhone(sent.phone);

  async function check() {
    setBusy(true);
    try {
      onChecked((await send('ValidateSmsCode', { mobile: sent.phone, verificationCode: code.trim() })).accounts);
    } catch (thrown) {
      const failure = asFailure(thrown);
      // the server's message, or that the code is wrong
      if (isFault(failure, 'smsWrong', 'phoneCodeGone', 'badInput'))
        setError(failure.text ? sentence(failure, locale()) : words.codeBad);
      else await report(failure, check);
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void check();
    else setError(words.needCode);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Alert live="polite">{sent.sentBefore ? words.sentBefore(phone) : words.sent(phone)}</Alert>
      <TextField
        ref={input}
        name="code"
        label={words.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error || undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyText={words.checking}>
        {words.check}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Again at={sent.againAt} onPress={onAgain} />
        <button type="button" className="tap-44 text-c text-brand-text underline underline-offset-2" onClick={onAgain}>
          {words.otherPhone}
        </button>
      </div>
      <p className="text-c text-ink-3">{words.notArrived(hotline)}</p>
    </form>
  );
}

function Again({ at, onPress }: { at: string; onPress: () => void }) {
  const words = useText(forgotText);
  const until = Date.parse(at);
  const [isTime, setIsTime] = useState(now() >= until);
  if (isTime)
    return (
      <Button size="sm" onClick={onPress}>
        {words.again}
      </Button>
    );
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
}
