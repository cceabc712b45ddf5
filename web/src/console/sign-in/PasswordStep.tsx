import { useState } from 'react';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { withWork } from '../../parts/proof-of-work/with-work.ts';
import { problemText, useForm, type Draft } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { send } from '../api/send.ts';
import { StepHead } from './StepHead.tsx';
import type { Step } from './steps.ts';
import { signInText } from './text.ts';

const FIELDS = ['loginName', 'password'] as const;
type Field = (typeof FIELDS)[number];

export function PasswordStep({ onTicket }: { onTicket: (step: Step) => void }) {
  const words = useText(signInText);
  const [busy, setBusy] = useState(false);
  const [working, setWorking] = useState(false);
  const form = useForm<Draft<Field>>({
    prefix: 'sign-in',
    fields: FIELDS,
    initial: { loginName: '', password: '' },
    check: (draft) => ({
      ...(!draft.loginName.trim() && { loginName: { kind: 'needLoginName' } }),
      ...(!draft.password && { password: { kind: 'needPassword' } }),
    }),
  });
  const errorOf = (field: Field) => problemText(form.problems[field], words);
  const errors = form.summary(errorOf);

  async function enter({ loginName, password }: Draft<Field>) {
    const typed = { loginName: loginName.trim(), password };
    setBusy(true);
    try {
      const { step, ...ticket } = await withWork((work) => send('OpsSignIn', { ...typed, work }), sayWorking);
      onTicket({ at: step, ...ticket, loginName: typed.loginName });
    } catch (error) {
      setBusy(false);
      form.refuse('password', sentence(asFailure(error), locale()));
    }
  }

  async function sayWorking<T>(solving: () => Promise<T>): Promise<T> {
    setWorking(true);
    const solved = await solving();
    setWorking(false);
    return solved;
  }

  return (
    <form noValidate onSubmit={(event) => void form.submit(enter)(event)} className="grid grid-cols-1 gap-4">
      <StepHead position={words.stepOf(1)} title={words.title} text={words.intro} />
      <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      <TextField
        {...form.field('loginName')}
        label={words.loginName}
        error={errorOf('loginName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={128}
      />
      <Button type="submit" variant="primary" block busy={busy} busyText={words.checking}>
        {words.next}
      </Button>
      <p role="status" className="text-c text-ink-3">
        {working && words.securityCheck}
      </p>
    </form>
  );
}
