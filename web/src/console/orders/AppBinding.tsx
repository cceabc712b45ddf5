import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { named } from './change/order-dialog.ts';
import { ordersText } from './text.ts';

/** Whether the account is entered from the messaging app; a person who has lost the phone has it ended here. */
export function AppBinding({ order }: { order: OpsOrderDetail }) {
  const words = useText(ordersText);
  const { moment } = useMoment();
  const [asking, setAsking] = useState(false);
  const unbind = useSubmit('OpsOrderUnbindApp', { handles: () => true });
  const submit = async (reason: string): Promise<void> => {
    const reply = await unbind.mutateAsync({ ...named(order), reason }).catch(() => undefined);
    if (!reply) return;
    setAsking(false);
    toast(words.unbound);
  };
  if (!order.appBoundSince) return <span className="text-ink-3">{words.appNone}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {words.appSince(moment(order.appBoundSince))}
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="tap-44 inline-flex items-center gap-1 rounded-tag text-brand-text hover:underline"
      >
        <Unlink aria-hidden="true" size={14} />
        {words.unbind}
      </button>
      {asking && (
        <ReasonDialog
          title={words.unbindTitle}
          text={words.unbindText}
          action={words.unbind}
          danger
          busy={unbind.isPending}
          failure={unbind.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
