import type { Draft, Form } from '../../../platform/form.ts';
import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { forgotText } from './forgot-text.ts';
import type { Captcha } from './use-captcha.ts';
import type { PhoneField } from './use-phone-step.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  form: Form<Draft<PhoneField>>;
  error: string | undefined;
}

const LINK = 'tap-44 text-left text-c text-brand-text underline underline-offset-2';

/** The text of the picture, or no picture at all for people who cannot read one (WCAG 3.3.8). */
export function CaptchaField({ captcha, form, error }: CaptchaFieldProps) {
  const words = useText(forgotText);
  const { withoutPicture, setWithoutPicture, renew } = captcha;
  const change = (to: boolean) => {
    setWithoutPicture(to);
    form.set('captcha', '');
    form.settle('captcha', undefined);
  };
  if (withoutPicture)
    return (
      <div className="grid gap-1">
        <Alert title={words.noPictureTitle} live="polite">
          {error ?? words.noPictureText}
        </Alert>
        <p>
          <button id={form.idOf('captcha')} type="button" className={LINK} onClick={() => change(false)}>
            {words.withPicture}
          </button>
        </p>
      </div>
    );
  return (
    <div className="grid gap-1">
      <TextField
        {...form.field('captcha')}
        label={words.captcha}
        hint={words.captchaHint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Picture captcha={captcha} />
        <button type="button" className={LINK} onClick={renew}>
          {words.another}
        </button>
      </div>
      <p>
        <button type="button" className={LINK} onClick={() => change(true)}>
          {words.withoutPicture}
        </button>
      </p>
    </div>
  );
}

/** Of one size whatever is in it, so that nothing moves when the picture comes. */
function Picture({ captcha: { state } }: { captcha: Captcha }) {
  const words = useText(forgotText);
  return (
    <span className="grid h-16 w-50 place-items-center rounded-control bg-n-50 text-x">
      {state === 'loading' && (
        <>
          <Spinner />
          <VisuallyHidden>{words.captchaLoading}</VisuallyHidden>
        </>
      )}
      {state === 'failed' && words.captchaFailed}
      {typeof state === 'object' && (
        <img src={state.image} alt={words.captchaAlt} width={200} height={64} className="rounded-control" />
      )}
    </span>
  );
}
