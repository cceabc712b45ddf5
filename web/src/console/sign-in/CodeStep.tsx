import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { CodeForm } from './CodeForm.tsx';
import { StepHead } from './StepHead.tsx';
import type { Entered, Ticket } from './steps.ts';
import { signInText } from './text.ts';

export interface CodeStepProps extends Ticket {
  onEntered: (entered: Entered) => void;
  onRestart: () => void;
}

/** The second factor of an enrolled operator: the authenticator's code, or a recovery code instead. */
export function CodeStep({ onEntered, onRestart, ...ticket }: CodeStepProps) {
  const words = useText(signInText);
  const [by, setBy] = useState<'code' | 'recovery'>('code');
  const isCode = by === 'code';
  return (
    <>
      <StepHead
        position={words.stepOf(2)}
        title={isCode ? words.codeTitle : words.recoveryTitle}
        text={isCode ? words.codeIntro : words.recoveryIntro}
      />
      <CodeForm key={by} {...ticket} by={by} label={words.signIn} {...{ onEntered, onRestart }} />
      <div className="mt-4 grid justify-items-start gap-1 border-t border-line pt-3">
        <Button variant="text" size="sm" className="-ml-2" onClick={() => setBy(isCode ? 'recovery' : 'code')}>
          {isCode ? words.useRecovery : words.useCode}
        </Button>
        {!isCode && <p className="text-c text-ink-3">{words.lost}</p>}
      </div>
    </>
  );
}
