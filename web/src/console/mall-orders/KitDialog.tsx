import type { OpsMallItem } from '#contract/ops/mall-orders';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { named, type MallDialogProps } from './order-dialog.ts';
import { mallOrdersText } from './text.ts';

/** The next step of a sample, as the laboratory tells it. */
export function KitDialog({ order, item, onClose }: MallDialogProps & { item: OpsMallItem }) {
  const words = useText(mallOrdersText);
  const move = useSubmit('OpsMallKit', { handles: () => true });
  const { nextKit, itemNo, kit } = item;
  if (!nextKit) return null;
  const submit = async (reason: string) => {
    const payload = { ...named(order), itemNo, state: nextKit, reason };
    const reply = await move.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.kitMoved);
  };
  return (
    <ReasonDialog
      title={words.kitTitle}
      text={words.kitText(kit?.sampleNo ?? '', words.kitStates[nextKit])}
      action={words.kitDo}
      busy={move.isPending}
      failure={move.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
