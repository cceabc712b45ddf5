import type { OpsMallOrder } from '#contract/ops/mall-orders';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { Revealed } from '../kit/pane/Revealed.tsx';
import type { MallRevealed } from './choices.ts';
import { named } from './order-dialog.ts';
import { mallOrdersText } from './text.ts';

interface RevealedOfOrderProps {
  order: OpsMallOrder;
  field: MallRevealed;
  masked: string;
}

export function RevealedOfOrder({ order, field, masked }: RevealedOfOrderProps) {
  const { revealed } = useText(mallOrdersText);
  const reveal = useSubmit('OpsMallReveal', { handles: () => true });
  const ask = (note: string) => reveal.mutateAsync({ ...named(order), field, purpose: 'other', note });
  return <Revealed what={revealed[field]} masked={masked} reveal={reveal} onAsk={ask} />;
}
