import { useState } from 'react';
import type { ProductState } from '#contract/ops/mall-products';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import type { StoredProduct } from './form.ts';
import { productsText } from './text.ts';

const MOVES: Record<ProductState, readonly ProductState[]> = {
  draft: ['published'],
  published: ['draft', 'withdrawn'],
  withdrawn: ['draft', 'published'],
};

/** Publish, withdraw, back to draft; of the saved version, so not while there are unsaved changes. */
export function StateButtons({ product, isUnsaved }: { product: StoredProduct; isUnsaved: boolean }) {
  const words = useText(productsText);
  const [to, setTo] = useState<ProductState>();
  if (isUnsaved) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {MOVES[product.state].map((state) => (
        <Button
          key={state}
          size="sm"
          variant={state === 'published' ? 'primary' : state === 'withdrawn' ? 'danger' : 'secondary'}
          onClick={() => setTo(state)}
        >
          {words.moves[state]}
        </Button>
      ))}
      {to && <MoveDialog product={product} to={to} onClose={() => setTo(undefined)} />}
    </div>
  );
}

interface MoveDialogProps {
  product: StoredProduct;
  to: ProductState;
  onClose: () => void;
}

function MoveDialog({ product: { productId, version }, to, onClose }: MoveDialogProps) {
  const words = useText(productsText);
  return (
    <ChangeWithReason
      call="OpsProductState"
      payload={{ productId, version, to }}
      title={words.moveTitles[to]}
      text={words.moveTexts[to]}
      action={words.moves[to]}
      danger={to === 'withdrawn'}
      done={words.moved[to]}
      onClose={onClose}
    />
  );
}
