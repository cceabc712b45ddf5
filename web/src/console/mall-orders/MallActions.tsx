import { Send } from 'lucide-react';
import { useState } from 'react';
import type { OpsMallOrder } from '#contract/ops/mall-orders';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { useOperator } from '../session.ts';
import { named, type MallDialogProps } from './order-dialog.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { mallOrdersText } from './text.ts';

type Action = 'send' | 'complete' | 'refund';
const ROLES: Record<Action, readonly string[]> = {
  send: ['support', 'admin'],
  complete: ['support', 'admin'],
  refund: ['finance', 'admin'],
};

/** The operator's actions on an order now, by role; an impossible one says why. */
export function MallActions({ order }: { order: OpsMallOrder }) {
  const words = useText(mallOrdersText);
  const role = useOperator()?.role ?? '';
  const [doing, setDoing] = useState<Action>();
  const done = () => setDoing(undefined);
  const mine = (['send', 'complete', 'refund'] as const).filter((action) => ROLES[action].includes(role));
  const refused = mine.flatMap((action) => {
    const why = order.refused[action];
    return why ? [{ action, why: why.text }] : [];
  });
  return (
    <>
      {mine.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'send' ? 'primary' : action === 'refund' ? 'danger' : 'secondary'}
          icon={action === 'send' && <Send aria-hidden="true" size={16} />}
          disabledBy={order.refused[action] ? 'mall-order-refusals' : undefined}
          onClick={() => setDoing(action)}
        >
          {words[action]}
        </Button>
      ))}
      {refused.length > 0 && (
        <ul id="mall-order-refusals" className="col-span-2 w-full text-x text-ink-3">
          {refused.map(({ action, why }) => (
            <li key={action}>{words.refused(words[action], why)}</li>
          ))}
        </ul>
      )}
      {doing === 'send' && <SendDialog order={order} onClose={done} />}
      {doing === 'complete' && <CompleteDialog order={order} onClose={done} />}
      {doing === 'refund' && <RefundDialog order={order} onClose={done} />}
    </>
  );
}

function CompleteDialog({ order, onClose }: MallDialogProps) {
  const words = useText(mallOrdersText);
  return (
    <ChangeWithReason
      call="OpsMallComplete"
      payload={named(order)}
      title={words.completeTitle}
      text={words.completeText}
      action={words.complete}
      done={words.completed}
      onClose={onClose}
    />
  );
}
