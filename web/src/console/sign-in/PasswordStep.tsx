import { useState } from 'react';
import { asFailure } from '../../api/exchange.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { problemText, useForm, type Draft } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { send } from '../api/send.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { StepHead } from './StepHead.tsx';
import type { Step } from './steps.ts';
import { signInText } from './text.ts';
import { useCaptcha } from './use-captcha.ts';

const FIELDS = ['loginName', 'password', 'captcha'] as const;
type Field = (typeof FIELDS)[number];

export function PasswordStep({ onTicket }: { onTicket: (step: Step) => void }) {
  const words = useText(signInText);
  const captcha = useCaptcha();
  const [busy, setBusy] = useState(false);
  const form = useForm<Draft<Field>>({
    prefix: 'sign-in',
    fields: FIELDS,
    initial: { loginName: '', password: '', captcha: '' },
    check: (draft) => ({
      ...(!draft.loginName.trim() && { loginName: { kind: 'needLoginName' } }),
      ...(!draft.password && { password: { kind: 'needPassword' } }),
      ...(captcha.asked && !draft.captcha.trim() && { captcha: { kind: 'needCaptcha' } }),
    }),
  });
  const errorOf = (field: Field) => problemText(form.problems[field], words);
  const errors = form.summary(errorOf);

  async function enter({ loginName, password, captcha: typed }: Draft<Field>) {
    const picture = captcha.picture && { captcha: { id: captcha.picture.id, text: typed.trim() } };
    setBusy(true);
    try {
      const { step, ...ticket } = await send('OpsSignIn', { loginName: loginName.trim(), password, ...picture });
      onTicket({ at: step, ...ticket, loginName: loginName.trim() });
    } catch (error) {
      setBusy(false);
      const failure = asFailure(error);
      const text = sentence(failure, locale());
      const aboutPicture = isFault(failure, 'captchaRequired', 'captchaWrong');
      // Each picture is good for one try.
      if (aboutPicture || captcha.asked) {
        form.set('captcha', '');
        await captcha.renew();
      }
      form.refuse(aboutPicture ? 'captcha' : 'password', text);
    }
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
      {captcha.asked && <CaptchaField captcha={captcha} field={form.field('captcha')} error={errorOf('captcha')} />}
      <Button type="submit" variant="primary" block busy={busy} busyText={words.checking}>
        {words.next}
      </Button>
    </form>
  );
}
