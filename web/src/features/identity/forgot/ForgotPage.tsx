import type { CompanyFace } from '#contract/calls/company';
import type { ResetAccount } from '#contract/calls/password';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { toast } from '../../../platform/feedback.ts';
import { forgotPath } from '../../../platform/forgot-path.ts';
import { useSearchText } from '../../../platform/location.ts';
import { useText } from '../../../platform/locale.ts';
import { loginPath } from '../../../platform/login-path.ts';
import { go } from '../../../platform/navigation.ts';
import { session } from '../../../platform/session.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { ResultPage } from '../../../ui/feedback/ResultPage.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { useFace, useVisit } from '../login/use-face.ts';
import { CodeStep } from './CodeStep.tsx';
import { forgotText } from './forgot-text.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import type { SentCode } from './use-phone-step.ts';

/** /web/password and, with a family's look, /web/password_deqin: which company it is for, the address says. */
export function ForgotPage() {
  const words = useText(forgotText);
  const code = useSearchText('cp')?.toLowerCase();
  const face = useFace(code).face ?? null;
  useVisit(face);
  return (
    <LoginFrame face={face}>
      <h1 tabIndex={-1} className="text-d">
        {words.title}
      </h1>
      {forgotPath(face) ? <Steps face={face} /> : <Elsewhere />}
      <p className="mt-6 text-center">
        <AppLink to={loginPath(face)} className="tap-44">
          {words.back}
        </AppLink>
      </p>
    </LoginFrame>
  );
}

type Step =
  | { at: 1; phone: string }
  | { at: 2; sent: SentCode }
  | { at: 3; phone: string; accounts: ResetAccount[] }
  | { at: 'done' };

/** A link of customer service brings its ticket: the new password is all that is left to give. */
function firstStep(): Step {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');
  if (!ticket) return { at: 1, phone: '' };
  return { at: 3, phone: '', accounts: [{ ticket, companyCode: '', company: '', companyEng: '', name: '' }] };
}

function Steps({ face }: { face: CompanyFace | null }) {
  const words = useText(forgotText);
  const [step, setStep] = useState<Step>(firstStep);
  const from = (phone: string) => setStep({ at: 1, phone });
  if (step.at === 'done') return <Done face={face} />;
  return (
    <>
      <p className="mt-1 text-ink-2">{words.intro}</p>
      <h2 className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-3 text-s font-semibold" aria-live="polite">
        {words.steps[step.at - 1]}
        <span className="text-c font-normal text-ink-3">{words.step(step.at)}</span>
      </h2>
      {step.at === 1 && (
        <PhoneStep initial={step.phone} companyCode={face?.companyCode} onSent={(sent) => setStep({ at: 2, sent })} />
      )}
      {step.at === 2 && (
        <CodeStep
          sent={step.sent}
          onChecked={(accounts) => setStep({ at: 3, phone: step.sent.phone, accounts })}
          onAgain={() => from(step.sent.phone)}
        />
      )}
      {step.at === 3 && (
        <PasswordStep
          accounts={step.accounts}
          onDone={() => setStep({ at: 'done' })}
          onGone={() => {
            toast(words.gone);
            from(step.phone);
          }}
        />
      )}
    </>
  );
}

function Done({ face }: { face: CompanyFace | null }) {
  const words = useText(forgotText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ResultPage
      ref={heading}
      tone="ok"
      headingLevel={2}
      title={words.doneTitle}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            session.signOut();
            go(loginPath(face), { replace: true });
          }}
        >
          {words.toLogin}
        </Button>
      }
    >
      {words.done}
    </ResultPage>
  );
}

function Elsewhere() {
  const words = useText(forgotText);
  return (
    <div className="mt-4">
      <Alert title={words.offTitle}>{words.offText}</Alert>
    </div>
  );
}
