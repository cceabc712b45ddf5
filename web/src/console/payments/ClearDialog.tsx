import type { AttentionItem } from '#contract/ops/payments';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import type { ClearAction } from './columns.tsx';
import { paymentsText } from './text.ts';

export interface ClearDialogProps {
  item: AttentionItem;
  action: ClearAction;
  onClose: () => void;
}

export function ClearDialog({ item, action, onClose }: ClearDialogProps) {
  const words = useText(paymentsText);
  const clear = useSubmit('OpsAttentionClear', { handles: () => true });
  const dismiss = action === 'dismiss';
  const submit = async (reason: string) => {
    const reply = await clear.mutateAsync({ kind: item.kind, key: item.key, action, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(dismiss ? words.dismissed : words.tried);
  };
  return (
    <ReasonDialog
      title={dismiss ? words.dismissTitle : words.tryTitle}
      text={
        <>
          <b className="text-ink">{item.number}</b>
          <p>{dismiss ? words.dismissText : words.tryText[item.kind]}</p>
        </>
      }
      action={dismiss ? words.dismissDo : words.tryDo}
      busy={clear.isPending}
      failure={clear.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
