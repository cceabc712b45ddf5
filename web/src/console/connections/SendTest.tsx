import { useState, type FormEvent } from 'react';
import { isEmail } from '#contract/rules/email';
import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import { sentence } from '../../api/faults.ts';
import { useLocale } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { useConnectionWords, type Tested } from './look.ts';

interface SendTestProps {
  channel: 'sms' | 'email';
  isSandbox: boolean;
}

/** Sends one message to a number or address that is typed; the typed text stays, also where it fails. */
export function SendTest({ channel, isSandbox }: SendTestProps) {
  const { words } = useConnectionWords();
  const language = useLocale();
  const [to, setTo] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = useSubmit('OpsConnectionTest', { handles: () => true });
  const isPhone = channel === 'sms';
  const isRight = isPhone ? isMobilePhone(plainPhone(to)) : isEmail(to.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(!isRight);
    if (isRight) send.mutate({ connectionId: channel, ...(isPhone ? { phone: to } : { email: to }) });
  };
  return (
    <PaneSection title={words.sendTitle} aside={isSandbox ? words.pretended : words.really}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
        <TextField
          label={isPhone ? words.phone : words.email}
          hint={words.perMinute}
          type={isPhone ? 'tel' : 'email'}
          inputMode={isPhone ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={isPhone ? 20 : 100}
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            setWrong(false);
          }}
          error={isWrong && (isPhone ? words.needPhone : words.needEmail)}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={send.isPending}
          busyText={words.sending}
        >
          {words.sendDo}
        </Button>
        {send.error && (
          <Alert tone="bad" live="assertive">
            {sentence(send.error, language)}
          </Alert>
        )}
        {send.data && !send.isPending && !send.error && <Outcome tested={send.data} isSandbox={isSandbox} />}
      </form>
    </PaneSection>
  );
}

function Outcome({ tested, isSandbox }: { tested: Tested; isSandbox: boolean }) {
  const { words, time, seconds, cause } = useConnectionWords();
  const { at, ms, failure, sentTo } = tested;
  if (failure)
    return (
      <Alert tone="bad" live="assertive">
        {words.notSent(time(at), sentTo, cause(failure))}
      </Alert>
    );
  return (
    <Alert tone="ok" live="polite">
      {isSandbox ? words.kept(time(at), sentTo) : words.sent(time(at), sentTo, seconds(ms))}
    </Alert>
  );
}
