import { useState } from 'react';
import { toast } from '../../../platform/feedback.ts';
import { useText } from '../../../platform/locale.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { BecauseChips } from './BecauseFields.tsx';
import type { OrderReasonKind } from '../choices.ts';
import { named, type OrderDialogProps } from './order-dialog.ts';
import { OverrideBox } from './OverrideBox.tsx';
import { ordersText } from '../text.ts';
import { useOverride } from './use-override.ts';

export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  const [kind, setKind] = useState<OrderReasonKind>('employeeAsked');
  const cancel = useSubmit('OpsOrderCancel', { handles: () => true });
  const { needed, box, override, ready } = useOverride(order, cancel.error);
  const submit = async (reason: string) => {
    if (!ready()) return;
    const payload = { ...named(order), reasonKind: kind, reason, override };
    const reply = await cancel.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(reply.refundFen > 0 ? words.cancelled(priceText(reply.refundFen)) : words.cancelledFree);
  };
  return (
    <ReasonDialog
      title={words.cancelTitle}
      text={words.cancelText}
      action={words.cancelDo}
      danger
      wide
      label={words.reasonNote}
      busy={cancel.isPending}
      failure={cancel.error}
      before={<BecauseChips kind={kind} onKind={setKind} />}
      after={
        <>
          <p className="-mt-2 text-c text-ink-2">{words.seenBy(words.seenCancel, words.reasonKinds[kind])}</p>
          {needed && <OverrideBox {...box} />}
        </>
      }
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
