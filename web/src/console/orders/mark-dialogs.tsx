import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { named, type OrderDialogProps } from './order-dialog.ts';
import { ordersText } from './text.ts';

export function NoShowDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  const mark = useSubmit('OpsOrderNoShow', { handles: () => true });
  const submit = async (reason: string) => {
    const reply = await mark.mutateAsync({ ...named(order), reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.noShowDone);
  };
  return (
    <ReasonDialog
      title={words.noShowTitle}
      text={words.noShowText}
      action={words.noShow}
      danger
      busy={mark.isPending}
      failure={mark.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}

/** Marks an order, or takes the mark away. */
export function AbnormalDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  const mark = useSubmit('OpsOrderAbnormal', { handles: () => true });
  const abnormal = !order.abnormal;
  const submit = async (reason: string) => {
    const reply = await mark.mutateAsync({ ...named(order), abnormal, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(abnormal ? words.abnormalDone : words.clearDone);
  };
  return (
    <ReasonDialog
      title={abnormal ? words.abnormalTitle : words.clearTitle}
      text={abnormal ? words.abnormalText : words.clearText}
      action={abnormal ? words.markAbnormal : words.clearAbnormal}
      danger={abnormal}
      busy={mark.isPending}
      failure={mark.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
