import { useState } from 'react';
import { withTime } from '../../../platform/dates.ts';
import { toast } from '../../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../../platform/locale.ts';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { BecauseChips } from './BecauseFields.tsx';
import type { OrderReasonKind } from '../choices.ts';
import { named, type OrderDialogProps } from './order-dialog.ts';
import { OverrideBox } from './OverrideBox.tsx';
import { RescheduleChoice } from './RescheduleChoice.tsx';
import { ordersText } from '../text.ts';
import { useNewSeat } from './use-new-seat.ts';
import { useOverride } from './use-override.ts';

/** Another centre, day or time for a person: everything else stays as it was booked. */
export function RescheduleDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  const language = useLocale();
  const [kind, setKind] = useState<OrderReasonKind>('centreClosed');
  const [asked, setAsked] = useState(false);
  const seat = useNewSeat(order);
  const reschedule = useSubmit('OpsOrderReschedule', { handles: () => true });
  const { needed, box, override, ready } = useOverride(order, reschedule.error, seat.dayNeedsOverride);
  const submit = async (reason: string) => {
    setAsked(true);
    const isReady = ready();
    if (!seat.chosen || !isReady) return;
    const payload = { ...named(order), ...seat.chosen, reasonKind: kind, reason, override };
    const reply = await reschedule.mutateAsync(payload).catch(() => undefined);
    if (!reply) return seat.lookAgain();
    onClose();
    toast(words.rescheduled(withTime(formatDay(reply.bookDate, language, { weekday: false }), reply.bookTime)));
  };
  return (
    <ReasonDialog
      title={words.reschedule}
      action={words.rescheduleDo}
      wide
      busy={reschedule.isPending}
      failure={reschedule.error}
      label={words.reasonNote}
      placeholder={words.reschedulePlaceholder}
      before={
        <>
          <RescheduleChoice order={order} seat={seat} asked={asked} />
          <BecauseChips kind={kind} onKind={setKind} />
        </>
      }
      after={
        <>
          <p className="-mt-2 text-c text-ink-2">{words.seenBy(words.seenReschedule, words.reasonKinds[kind])}</p>
          {needed && <OverrideBox {...box} closeDays={seat.closeDays} />}
        </>
      }
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
