import type { AttentionItem } from '#contract/ops/payments';
import { useText } from '../../platform/locale.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import type { ClearAction } from './columns.tsx';
import { paymentsText } from './text.ts';

export interface ClearDialogProps {
  item: AttentionItem;
  action: ClearAction;
  onClose: () => void;
}

export function ClearDialog({ item, action, onClose }: ClearDialogProps) {
  const words = useText(paymentsText);
  const dismiss = action === 'dismiss';
  return (
    <ChangeWithReason
      call="OpsAttentionClear"
      payload={{ kind: item.kind, key: item.key, action }}
      title={dismiss ? words.dismissTitle : words.tryTitle}
      text={
        <>
          <b className="text-ink">{item.number}</b>
          <p>{dismiss ? words.dismissText : words.tryText[item.kind]}</p>
        </>
      }
      action={dismiss ? words.dismissDo : words.tryDo}
      done={dismiss ? words.dismissed : words.tried}
      onClose={onClose}
    />
  );
}
