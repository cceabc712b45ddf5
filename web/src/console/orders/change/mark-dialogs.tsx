import { useText } from '../../../platform/locale.ts';
import { ChangeWithReason } from '../../kit/dialogs/ChangeWithReason.tsx';
import { named, type OrderDialogProps } from './order-dialog.ts';
import { ordersText } from '../text.ts';

export function NoShowDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  return (
    <ChangeWithReason
      call="OpsOrderNoShow"
      payload={named(order)}
      title={words.noShowTitle}
      text={words.noShowText}
      action={words.noShow}
      done={words.noShowDone}
      danger
      onClose={onClose}
    />
  );
}

/** Marks an order, or takes the mark away. */
export function AbnormalDialog({ order, onClose }: OrderDialogProps) {
  const words = useText(ordersText);
  const abnormal = !order.abnormal;
  return (
    <ChangeWithReason
      call="OpsOrderAbnormal"
      payload={{ ...named(order), abnormal }}
      title={abnormal ? words.abnormalTitle : words.clearTitle}
      text={abnormal ? words.abnormalText : words.clearText}
      action={abnormal ? words.markAbnormal : words.clearAbnormal}
      done={abnormal ? words.abnormalDone : words.clearDone}
      danger={abnormal}
      onClose={onClose}
    />
  );
}
