import type { CompanyFace } from '#contract/calls/company';
import { ShieldCheck } from 'lucide-react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { forgotPath } from '../../../platform/forgot-path.ts';
import { problemText } from '../../../platform/form.ts';
import { useText } from '../../../platform/locale.ts';
import { entryPath, wxPath } from '../../../platform/login-path.ts';
import { appPath } from '../../../platform/paths.ts';
import { useStore } from '../../../platform/store.ts';
import { WeChatMark } from '../../../ui/art/WeChatMark.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ConsentLabel } from './ConsentLabel.tsx';
import { CompanyCodeField, LockedCompany } from './company-code.tsx';
import { SsoNotice } from './notices.tsx';
import { loginText } from './login-text.ts';
import { CONSENT, loadSchema, useLogin, type LoginField } from './use-login.ts';
import { wxEntry } from '../entry/wx-entry.ts';

export interface LoginFormProps {
  face: CompanyFace | null;
  /** The company of the page; without it the code is typed. */
  lockedCode: string | undefined;
  askedCode: string | undefined;
  redirect: string | undefined;
}

export function LoginForm({ face, lockedCode, askedCode, redirect }: LoginFormProps) {
  const words = useText(loginText);
  const locked = lockedCode !== undefined;
  const code = locked ? (face?.companyCode ?? lockedCode) : (askedCode ?? '');
  const { form, submit, busy } = useLogin({ code, locked, face, redirect });
  const errorOf = (field: LoginField) => problemText(form.problems[field], words);
  const errors = form.summary(errorOf);
  const forgot = forgotPath(face);
  const fromApp = useStore(wxEntry, ({ text }) => text);

  // A partner's page is for its own people: there is no other company to choose.
  const partnerOnly = face?.login.variant === 'partner' || face?.login.variant === 'hospitality';
  const company = !locked ? (
    <CompanyCodeField form={form} error={errorOf('companyCode')} />
  ) : (
    !partnerOnly && <LockedCompany code={code} face={face} redirect={redirect} />
  );
  if (!locked && face?.login.ssoOnly) {
    return (
      <div className="mt-4 grid grid-cols-1 gap-4">
        {company}
        <SsoNotice face={face} back={appPath(redirect)} />
      </div>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void loadSchema()}
      className="mt-4 grid grid-cols-1 gap-3 md:gap-4"
    >
      <FormErrorSummary brief title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      {company}
      {fromApp && <Alert live="polite">{fromApp}</Alert>}
      <TextField
        {...form.field('user')}
        label={words.user}
        placeholder={words.userPlaceholder}
        error={errorOf('user')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        labelAction={
          forgot && (
            <AppLink to={forgot} className="tap-44-up">
              {words.forgot}
            </AppLink>
          )
        }
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={128}
      />
      <Checkbox
        id={form.idOf('consent')}
        name="consent"
        checked={form.draft.consent !== ''}
        onChange={(event) => {
          form.set('consent', event.target.checked ? CONSENT : '');
          if (event.target.checked) form.settle('consent', undefined);
        }}
        error={errorOf('consent')}
        label={<ConsentLabel face={face} />}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyText={words.submitting}>
        {words.submit}
      </Button>
      {face && (face.login.wechat || face.login.sso) && <OtherWays face={face} redirect={redirect} />}
    </form>
  );
}

function OtherWays({ face, redirect }: { face: CompanyFace; redirect: string | undefined }) {
  const words = useText(loginText);
  const { wechat, sso } = face.login;
  return (
    <div>
      <p className="mt-2 mb-4 flex items-center gap-4 text-c text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.others}
      </p>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        {wechat && (
          <Button icon={<WeChatMark />} render={<AppLink to={wxPath(face, appPath(redirect))} />}>
            {words.wechat}
          </Button>
        )}
        {sso && (
          <Button
            icon={<ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} />}
            render={<AppLink to={entryPath(face, appPath(redirect), 'sign-on')} />}
          >
            {words.sso}
          </Button>
        )}
      </div>
    </div>
  );
}
