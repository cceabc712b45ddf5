import type { ReportReader } from '#contract/calls/reports';
import { useSubmit } from '../../api/use-call.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { reportsText } from './text.ts';

/** A relative who has not agreed: what stands, and the request that goes to their own phone. */
export function ConsentCard({ person }: { person: ReportReader }) {
  const words = useText(reportsText);
  const ask = useSubmit('AskReportConsent');
  const { customerGuid, name, consent } = person;
  const state = consent ?? 'none';
  const send = () => ask.mutate({ customerGuid }, { onSuccess: ({ phone }) => toast(words.askedTo(phone)) });
  return (
    <Card title={words.consentTitle(name)}>
      <p className="text-label text-ink-2">{words.consent[state]}</p>
      <Button
        className="mt-4"
        variant={state === 'asked' ? 'secondary' : 'primary'}
        busy={ask.isPending}
        busyText={words.asking}
        onClick={send}
      >
        {state === 'none' ? words.ask : words.askAgain}
      </Button>
    </Card>
  );
}
