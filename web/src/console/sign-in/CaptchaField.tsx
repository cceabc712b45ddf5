import type { Draft, Form } from '../../platform/form.ts';
import { useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { signInText } from './text.ts';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaFieldProps {
  captcha: CaptchaState;
  field: ReturnType<Form<Draft<string>>['field']>;
  error: string | undefined;
}

export function CaptchaField({ captcha, field, error }: CaptchaFieldProps) {
  const words = useText(signInText);
  return (
    <TextField
      {...field}
      label={words.captcha}
      hint={words.captchaHelp}
      error={error ?? (captcha.failed ? words.captchaFailed : undefined)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      labelAction={
        <Button variant="text" size="sm" className="-my-2" onClick={() => void captcha.renew()}>
          {words.captchaRefresh}
        </Button>
      }
      suffix={
        captcha.picture ? (
          <img src={captcha.picture.image} alt={words.captchaAlt} className="h-9 w-auto rounded-tag" />
        ) : (
          !captcha.failed && <Skeleton className="h-9 w-28" />
        )
      }
    />
  );
}
