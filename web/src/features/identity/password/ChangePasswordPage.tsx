import { PASSWORD_MAX } from '#contract/rules/password';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { CentrePage } from '../../../parts/account/CentrePage.tsx';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { loginPath } from '../../../platform/login-path.ts';
import { go, goBack } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { session, useSession } from '../../../platform/session.ts';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SaveForm } from '../../../parts/form/SaveForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { ResultPage } from '../../../ui/feedback/ResultPage.tsx';
import type { ChangeField } from './change-password.ts';
import { changePasswordText } from './change-password-text.ts';
import { PasswordRules, RULES_ID } from './PasswordRules.tsx';
import { useChangePassword } from './use-change-password.ts';

type After = 'login' | 'home';

/** /web/changepass */
export const ChangePasswordPage = () => <ChangePassword head={InnerPage} leaves />;

/** /web/usercenter/change-pass: the same inside the account centre, whose frame says where it is closed. */
export const CentrePasswordPage = () => <ChangePassword head={CentrePage} />;

type Head = ComponentType<{ title: string; children: ReactNode }>;

/** Not where the company keeps passwords elsewhere, and not for people who came by single sign-on. */
function ChangePassword({ head, leaves = false }: { head: Head; leaves?: boolean }) {
  const config = useCompanyInfo().data?.config;
  const singleSignOn = useSession((data) => data.identity?.singleSignOn ?? false);
  const [done, setDone] = useState<After | null>(null);
  const forbidden = done === null && (config?.account.changePassword === false || singleSignOn);
  useEffect(() => {
    if (forbidden && leaves) go(pathTo('/web/404'), { replace: true });
  }, [forbidden, leaves]);

  function finish() {
    const after = config?.afterPasswordChange ?? 'login';
    // the server has ended the session; nothing of it stays here either
    if (after === 'login') session.signOut();
    setDone(after);
  }
  if (forbidden) return null;
  return done ? <Done after={done} /> : <ChangeForm head={head} onDone={finish} />;
}

function ChangeForm({ head: Page, onDone }: { head: Head; onDone: () => void }) {
  const words = useText(changePasswordText);
  const { form, submit, busy } = useChangePassword(onDone);
  const labels: Record<ChangeField, string> = {
    old: words.oldPassword,
    next: words.newPassword,
    confirm: words.confirmPassword,
  };
  const field = (name: ChangeField, error: string | undefined, describedBy?: string) => (
    <PasswordField
      {...form.field(name)}
      label={labels[name]}
      error={error}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      maxLength={name === 'old' ? 128 : PASSWORD_MAX * 2}
      aria-describedby={describedBy}
    />
  );
  return (
    <Page title={words.changeTitle}>
      <Card>
        <SaveForm form={form} submit={submit} words={words} className="grid max-w-110 gap-4 md:gap-5">
          {(errorOf) => (
            <>
              {field('old', errorOf('old'))}
              {field('next', errorOf('next'), RULES_ID)}
              <PasswordRules password={form.draft.next} />
              {field('confirm', errorOf('confirm'))}
              <div className="mt-2 grid gap-2 md:flex md:justify-end md:gap-3">
                <Button
                  type="submit"
                  variant="primary"
                  busy={busy}
                  busyText={words.changeSubmitting}
                  className="md:order-last"
                >
                  {words.changeSubmit}
                </Button>
                <Button onClick={() => goBack()}>{words.cancel}</Button>
              </div>
            </>
          )}
        </SaveForm>
      </Card>
      <Card title={words.devicesTitle} className="mt-3 md:mt-4">
        <p className="text-label text-ink-2">{words.devicesText}</p>
        <div className="mt-4">
          <Button size="sm" render={<AppLink to={pathTo('/web/devices')} />}>
            {words.devicesGo}
          </Button>
        </div>
      </Card>
    </Page>
  );
}

function Done({ after }: { after: After }) {
  const words = useText(changePasswordText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = () =>
    go(after === 'home' ? pathTo('/web/home') : loginPath(session.get().lastCompany), { replace: true });
  return (
    <div className="wrap pt-3 md:col-span-2 md:pt-8">
      <Card>
        <ResultPage
          ref={heading}
          tone="ok"
          title={words.doneTitle}
          actions={
            <Button variant="primary" size="sm" onClick={leave}>
              {after === 'home' ? words.toHome : words.toLogin}
            </Button>
          }
        >
          {after === 'home' ? words.doneHome : words.doneLogin}
        </ResultPage>
      </Card>
    </div>
  );
}
