import type { CompanyFace } from '#contract/calls/company';
import { useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { useSearchText } from '../../../platform/location.ts';
import { wxPath } from '../../../platform/login-path.ts';
import { appPath, hrefOf } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { QrCode } from '../../../ui/data/QrCode.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ConsentLabel } from '../login/ConsentLabel.tsx';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { useFace, useVisit } from '../login/use-face.ts';
import { useWxEntry, wayToLogin } from './use-wx-entry.ts';
import { wxText } from './wx-text.ts';

/** /wxIndex: the way in from the messaging app. A known person is in at once, others sign in once and are bound. */
export function WxIndexPage() {
  const words = useText(wxText);
  const lastCode = useSession(({ lastCompany }) => lastCompany?.companyCode);
  const company = useSearchText('cp')?.toLowerCase() ?? lastCode;
  const redirect = useSearchText('redirect');
  const { step, agree } = useWxEntry({ company, redirect, code: useSearchText('code'), key: useSearchText('state') });
  const { face = null } = useFace(company);
  useVisit(face);
  return (
    <LoginFrame face={face}>
      <h1 tabIndex={-1} className="text-d">
        {words.title}
      </h1>
      {step.is === 'checking' && (
        <p role="status" className="mt-6 flex items-center gap-3 text-ink-2">
          <Spinner />
          {words.checking}
        </p>
      )}
      {step.is === 'outside' && company && <Outside company={company} redirect={redirect} />}
      {step.is === 'consent' && <Agree face={face} text={step.text} onAgree={() => agree(step.told)} />}
      {step.is !== 'checking' && (
        <p className="mt-6 text-center text-label">
          <AppLink to={wayToLogin(face, company, appPath(redirect))} className="tap-44">
            {words.byPassword}
          </AppLink>
        </p>
      )}
    </LoginFrame>
  );
}

/** On a computer, or in another browser of the phone. */
function Outside({ company, redirect }: { company: string; redirect: string | undefined }) {
  const words = useText(wxText);
  const here = wxPath({ companyCode: company }, appPath(redirect));
  return (
    <>
      <p className="mt-1 text-ink-2">{words.outsideText}</p>
      <div className="mt-6 flex justify-center rounded-card border border-line bg-white p-5">
        <QrCode value={location.origin + hrefOf(here)} label={words.qr} />
      </div>
      <p className="mt-3 text-c text-ink-3">{words.outsideNote}</p>
    </>
  );
}

/** A person the app knows, whose consent is missing or to a text that has changed since. */
function Agree({ face, text, onAgree }: { face: CompanyFace | null; text: string; onAgree: () => Promise<void> }) {
  const words = useText(wxText);
  const [agrees, setAgrees] = useState(false);
  const [pressed, setPressed] = useState(false);
  return (
    <form
      noValidate
      className="mt-4 grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (agrees) void onAgree();
      }}
    >
      <Alert title={words.consentTitle}>{text}</Alert>
      <Checkbox
        id="wx-consent"
        name="consent"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
        error={pressed && !agrees ? words.needConsent : undefined}
        label={<ConsentLabel face={face} />}
      />
      <Button type="submit" variant="primary" size="lg" block>
        {words.consentGo}
      </Button>
    </form>
  );
}
