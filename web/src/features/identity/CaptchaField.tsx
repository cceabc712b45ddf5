import type { Draft, Form } from '../../platform/form.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { loginText } from './login-text.ts';
import type { CaptchaState } from './use-captcha.ts';
import type { LoginField } from './use-login.ts';

export interface CaptchaFieldProps {
  captcha: CaptchaState;
  onRenew: () => void;
  error: string | undefined;
  field: ReturnType<Form<Draft<LoginField>>['field']>;
  /** Who cannot read a picture can call (WCAG 1.1.1). */
  hotline: string;
}

export function CaptchaField({ captcha, onRenew, error, field, hotline }: CaptchaFieldProps) {
  const words = useText(loginText);
  return (
    <div>
      <TextField
        {...field}
        label={words.captcha}
        error={error ?? (captcha.failed ? words.captchaFailed : undefined)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        labelAction={
          <Button variant="text" size="sm" className="-my-2" onClick={onRenew}>
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
      {hotline && (
        <p className="mt-1.5 text-c text-ink-3">
          {words.captchaHelp}
          <a href={telHref(hotline)}>{hotline}</a>
        </p>
      )}
    </div>
  );
}
