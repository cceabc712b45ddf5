import { SaveForm } from '../../../parts/form/SaveForm.tsx';
import { useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { forgotText } from './forgot-text.ts';
import { useCaptcha } from './use-captcha.ts';
import { usePhoneStep, type SentCode } from './use-phone-step.ts';

interface PhoneStepProps {
  initial: string;
  companyCode: string | undefined;
  onSent: (sent: SentCode) => void;
}

export function PhoneStep({ initial, companyCode, onSent }: PhoneStepProps) {
  const words = useText(forgotText);
  const captcha = useCaptcha();
  const { form, submit, busy } = usePhoneStep({ initial, companyCode, captcha, onSent });
  // a press before the picture, or the work in its place, is there would be lost
  const isLoading = captcha.state === 'loading';
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid gap-4">
      {(errorOf) => (
        <>
          <TextField
            {...form.field('phone')}
            label={words.phone}
            hint={words.phoneHint}
            error={errorOf('phone')}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          <CaptchaField captcha={captcha} form={form} error={errorOf('captcha')} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            busy={busy || isLoading}
            busyText={busy ? words.sending : words.send}
          >
            {words.send}
          </Button>
        </>
      )}
    </SaveForm>
  );
}
