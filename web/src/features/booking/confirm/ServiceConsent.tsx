import { useState } from 'react';
import type { ReportService } from '#contract/company-config';
import { useCall, useSubmit } from '../../../api/use-call.ts';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useChosen } from '../chosen.ts';
import { useDraft } from '../draft.ts';
import { confirmText } from './text.ts';

/**
 * The separate consent to hand one's report to the company's service: with its purpose, off until pressed, taken back
 * by the same switch, and no part of the order. It is each person's own, so it is not asked when booking for another.
 */
export function ServiceConsent({ service }: { service: ReportService }) {
  const words = useText(confirmText);
  const pick = usePick();
  const { customerGuid, bookingId } = useChosen();
  const { day } = useDraft();
  const self = useSession((data) => data.identity?.userGuid ?? '');
  const isOwn = customerGuid === self;
  const query = useCall('ExistServiceAuthorize', { customerGuid }, { enabled: isOwn });
  const save = useSubmit('ActivtiesServiceAuth');
  // the press shows at once, and the server's value in the end
  const [wish, setWish] = useState<boolean>();
  // without an answer nothing is asked: a switch that may show the wrong side is worse than none
  if (!isOwn || !query.data) return null;
  const change = (authIfnotCancel: boolean) => {
    setWish(authIfnotCancel);
    save.mutate(
      { customerGuid, planId: bookingId, authIfnotCancel, ...(day && { bookDate: day }) },
      {
        onSuccess: ({ authorized }) => toast(authorized ? words.serviceOn : words.serviceOff),
        onSettled: () => setWish(undefined),
      },
    );
  };
  return (
    <Card>
      <h2 className="sr-only">{words.service}</h2>
      <Switch
        label={<span className="text-m">{words.serviceOf(pick(service.name.zh, service.name.en))}</span>}
        text={
          <>
            {pick(service.text.zh, service.text.en)} {words.serviceNote}
          </>
        }
        checked={wish ?? query.data.authorized}
        disabled={save.isPending}
        onChange={(event) => change(event.target.checked)}
      />
    </Card>
  );
}
