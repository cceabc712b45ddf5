import { useState } from 'react';
import { checkOperatorPassword } from '#contract/rules/operator-password';
import { asFailure } from '../../api/exchange.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { problemText, useForm, type Draft } from '../../platform/form.ts';
import { locale, textsIn, useText } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { Button } from '../../ui/form/Button.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { send } from '../api/send.ts';
import { NewPassword } from './NewPassword.tsx';
import { CODE_FIELDS, type CodeField, type Entered, type Ticket } from './steps.ts';
import { signInText } from './text.ts';

export interface CodeFormProps extends Ticket {
  by: 'code' | 'recovery';
  /** Of the main button. */
  label: string;
  onEntered: (entered: Entered) => void;
  onRestart: () => void;
}

/** The last step of a sign-in: a code, and a password of one's own where the last one was an initial one. */
export function CodeForm({ ticket, mustChange, loginName, by, label, onEntered, onRestart }: CodeFormProps) {
  const words = useText(signInText);
  const [busy, setBusy] = useState(false);
  const isCode = by === 'code';
  const form = useForm<Draft<CodeField>>({
    prefix: 'code',
    fields: CODE_FIELDS,
    initial: { newPassword: '', repeatPassword: '', code: '' },
    check({ newPassword, repeatPassword, code }) {
      const typed = code.replace(/\s/g, '');
      const fits = !mustChange || checkOperatorPassword(newPassword, { name: '', loginName }).ok;
      return {
        ...(!fits && { newPassword: { kind: 'needNewPassword' } }),
        ...(mustChange && fits && newPassword !== repeatPassword && { repeatPassword: { kind: 'mismatch' } }),
        ...(isCode && !/^\d{6}$/.test(typed) && { code: { kind: 'needCode' } }),
        ...(!isCode && !typed && { code: { kind: 'needRecovery' } }),
      };
    },
  });
  const errorOf = (field: CodeField) => problemText(form.problems[field], words);
  const errors = form.summary(errorOf);

  async function enter({ code, newPassword }: Draft<CodeField>) {
    const typed = code.replace(/\s/g, '');
    const factor = isCode ? { code: typed } : { recoveryCode: typed };
    setBusy(true);
    try {
      onEntered(await send('OpsEnterCode', { ticket, ...factor, ...(mustChange && { newPassword }) }));
    } catch (error) {
      setBusy(false);
      const failure = asFailure(error);
      const text = sentence(failure, locale());
      if (isFault(failure, 'signInExpired')) return expired(text);
      const aboutPassword = isFault(failure, 'newPasswordNeeded', 'operatorPasswordShort', 'operatorPasswordCommon');
      if (!aboutPassword) form.set('code', '');
      form.refuse(aboutPassword ? 'newPassword' : 'code', text);
    }
  }

  async function expired(text: string) {
    onRestart();
    const { expiredTitle, ok } = textsIn(appText, locale());
    await dialogs.ask({ title: expiredTitle, text, actions: [{ value: 'ok', label: ok, tone: 'primary' }] });
  }

  return (
    <form noValidate onSubmit={(event) => void form.submit(enter)(event)} className="grid grid-cols-1 gap-4">
      <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      {mustChange && <NewPassword form={form} loginName={loginName} errorOf={errorOf} />}
      <TextField
        {...form.field('code')}
        label={isCode ? words.code : words.recoveryCode}
        error={errorOf('code')}
        {...(isCode
          ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 }
          : { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 24 })}
      />
      <Button type="submit" variant="primary" block busy={busy} busyText={words.checking}>
        {label}
      </Button>
      <Button block onClick={onRestart}>
        {words.startAgain}
      </Button>
    </form>
  );
}
