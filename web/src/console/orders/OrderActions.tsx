import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { CancelDialog } from './change/CancelDialog.tsx';
import { AbnormalDialog, NoShowDialog } from './change/mark-dialogs.tsx';
import { RescheduleDialog } from './change/RescheduleDialog.tsx';
import { ordersText } from './text.ts';

type Action = 'reschedule' | 'cancel' | 'noShow' | 'abnormal';

/** The possible actions on an order now; an impossible one says why. */
export function OrderActions({ order }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const [doing, setDoing] = useState<Action>();
  const done = () => setDoing(undefined);
  const { reschedule, cancel, noShow } = order.refused;
  const reasons = [
    { what: words.reschedule, why: reschedule },
    { what: words.cancel, why: cancel },
    { what: words.noShow, why: noShow },
  ].flatMap(({ what, why }) => (why ? [{ what, why: why.text }] : []));
  // A reason all of them share is said once.
  const distinct = [...new Set(reasons.map(({ why }) => why))];
  const refusedFor = (why: string) =>
    reasons.flatMap((reason) => (reason.why === why ? [reason.what] : [])).join(words.and);
  const button = { size: 'sm' } as const;
  const because = (why: object | null) => (why ? 'order-refusals' : undefined);
  return (
    <>
      <Button
        {...button}
        variant="primary"
        icon={<CalendarClock aria-hidden="true" size={16} />}
        disabledBy={because(reschedule)}
        onClick={() => setDoing('reschedule')}
      >
        {words.reschedule}
      </Button>
      <Button {...button} disabledBy={because(cancel)} onClick={() => setDoing('cancel')}>
        {words.cancel}
      </Button>
      <Button {...button} disabledBy={because(noShow)} onClick={() => setDoing('noShow')}>
        {words.noShow}
      </Button>
      <Button {...button} onClick={() => setDoing('abnormal')}>
        {order.abnormal ? words.clearAbnormal : words.markAbnormal}
      </Button>
      {reasons.length > 0 && (
        <ul id="order-refusals" className="col-span-2 w-full text-x text-ink-3">
          {distinct.map((why) => (
            <li key={why}>{words.refused(refusedFor(why), why)}</li>
          ))}
        </ul>
      )}
      {doing === 'reschedule' && <RescheduleDialog order={order} onClose={done} />}
      {doing === 'cancel' && <CancelDialog order={order} onClose={done} />}
      {doing === 'noShow' && <NoShowDialog order={order} onClose={done} />}
      {doing === 'abnormal' && <AbnormalDialog order={order} onClose={done} />}
    </>
  );
}
