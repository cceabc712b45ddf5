import { useText } from '../../../platform/locale.ts';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { ORDER_REASONS } from '#contract/values/ops/orders';
import { type OrderReasonKind } from '../choices.ts';
import { ordersText } from '../text.ts';

export interface BecauseProps {
  kind: OrderReasonKind;
  onKind: (kind: OrderReasonKind) => void;
}

/** Why an operator acts for a person; the employee reads which of these it was. */
export function BecauseChips({ kind, onKind }: BecauseProps) {
  const words = useText(ordersText);
  return (
    <RadioChips
      legend={words.reasonKind}
      items={ORDER_REASONS.map((value) => ({ value, label: words.reasonKinds[value] }))}
      value={kind}
      onChange={onKind}
    />
  );
}
