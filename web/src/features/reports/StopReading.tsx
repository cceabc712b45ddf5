import type { ReportReader } from '#contract/calls/reports';
import { useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { reportsText } from './text.ts';

/** A relative lets one read their reports; one may give that up, and they may take it back at their link. */
export function StopReading({ whose }: { whose: ReportReader }) {
  const words = useText(reportsText);
  const confirm = useConfirm();
  const end = useSubmit('EndReportConsent', { handles: () => true });
  const ask = () =>
    confirm.ask({
      ...{ title: words.stopTitle(whose.name), text: words.stopText, keep: words.keep, go: words.stop },
      ...{ doing: words.stopping, destructive: true },
      work: async () => {
        await end.mutateAsync({ customerGuid: whose.customerGuid });
        toast(words.stopped);
      },
    });
  return (
    <div data-print="hide">
      <Card title={words.consentTitle(whose.name)}>
        <p className="text-label text-ink-2">{words.consent.given}</p>
        <Button size="sm" className="mt-3" onClick={ask}>
          {words.stop}
        </Button>
        {confirm.dialog}
      </Card>
    </div>
  );
}
