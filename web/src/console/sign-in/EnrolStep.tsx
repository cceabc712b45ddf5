import { useQuery } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import { useText } from '../../platform/locale.ts';
import { QrCode } from '../../ui/data/QrCode.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { send, type OpsReply } from '../api/send.ts';
import { Block } from '../kit/pane/Block.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { CodeStepProps } from './CodeStep.tsx';
import { StepHead } from './StepHead.tsx';
import { signInText } from './text.ts';

/** The first sign-in: an authenticator learns the secret, and its code proves that it did. */
export function EnrolStep({ onEntered, onRestart, ...ticket }: CodeStepProps) {
  const words = useText(signInText);
  const secret = useQuery<OpsReply<'OpsEnrol'>, Failure>({
    queryKey: ['OpsEnrol', ticket.ticket],
    queryFn: () => send('OpsEnrol', { ticket: ticket.ticket }),
    gcTime: 0,
  });
  return (
    <>
      <StepHead position={words.stepOf(2)} title={words.enrolTitle} text={words.enrolIntro} />
      <Block query={secret} bare placeholder={<Skeleton shape="block" className="h-46 w-full" />}>
        {({ uri, secret: key }) => (
          <div className="mb-5 flex flex-wrap items-center gap-4">
            <div className="rounded-control border border-line p-2">
              <QrCode value={uri} label={words.qr} size={168} />
            </div>
            <div className="min-w-40 flex-1">
              <p className="text-c text-ink-2">{words.secret}</p>
              <p className="my-1 font-semibold tracking-wide">{key.replace(/(.{4})(?=.)/g, '$1 ')}</p>
              <CopyButton text={key} label={words.copy} doneLabel={words.copied} />
            </div>
          </div>
        )}
      </Block>
      <CodeForm {...ticket} by="code" label={words.enrol} {...{ onEntered, onRestart }} />
    </>
  );
}
