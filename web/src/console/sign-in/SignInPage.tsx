import { useState } from 'react';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { Brand } from '../frame/Brand.tsx';
import { afterSignIn } from '../places.ts';
import { operatorSession } from '../session.ts';
import { CodeStep } from './CodeStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { KeepCodes } from './KeepCodes.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { Entered, Step } from './steps.ts';
import { signInText } from './text.ts';

/** So few that an operator could soon be locked out. */
const FEW_LEFT = 3;

/** The password, the second factor (set up the first time), then the page that was asked for. */
export function SignInPage() {
  const words = useText(signInText);
  const back = useSearchText('back');
  const [step, setStep] = useState<Step>({ at: 'password' });
  const restart = () => setStep({ at: 'password' });

  function begin({ session: token, name, role, recoveryLeft }: Entered) {
    const operator = { token, name, role };
    operatorSession.begin(operator);
    go(afterSignIn(back, operator), { replace: true });
    if (recoveryLeft <= FEW_LEFT) toast(words.fewLeft(recoveryLeft), { tone: 'plain' });
  }
  // The session begins when the codes are kept: the next page would take them from the screen.
  const entered = (reply: Entered) =>
    reply.recoveryCodes.length > 0 ? setStep({ at: 'keepCodes', entered: reply }) : begin(reply);

  return (
    <div data-frame="bare" className="flex min-h-dvh flex-col bg-slate">
      <header className="flex items-center justify-between px-4 py-4 text-white md:px-6">
        <Brand />
        <LanguageControl />
      </header>
      <main className="grid flex-1 place-items-center px-4 pb-12">
        <div className="w-full max-w-dialog rounded-dialog bg-white p-5 shadow-3 md:p-8">
          {step.at === 'password' && <PasswordStep onTicket={setStep} />}
          {step.at === 'code' && <CodeStep {...step} onEntered={entered} onRestart={restart} />}
          {step.at === 'enrol' && <EnrolStep {...step} onEntered={entered} onRestart={restart} />}
          {step.at === 'keepCodes' && (
            <KeepCodes codes={step.entered.recoveryCodes} onKept={() => begin(step.entered)} />
          )}
        </div>
      </main>
    </div>
  );
}
