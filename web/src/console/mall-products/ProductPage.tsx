import { ArrowLeft } from 'lucide-react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { opsPathTo } from '../routes.ts';
import { OffersCard } from './offers/OffersCard.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { productsText } from './text.ts';

/** One product, new or read. */
export function ProductPage() {
  const id = useParam('product') ?? '';
  return (
    <>
      <Back />
      {/^\d{1,9}$/.test(id) ? <Stored key={id} productId={Number(id)} /> : <ProductEditor key="new" />}
    </>
  );
}

const Back = () => {
  const words = useText(productsText);
  return (
    <Button
      variant="text"
      size="sm"
      icon={<ArrowLeft aria-hidden="true" size={16} />}
      render={<AppLink to={opsPathTo('/ops/products')} />}
    >
      {words.back}
    </Button>
  );
};

/** Typed values belong to the version they began with: another one begins anew only when it is asked for. */
function Stored({ productId }: { productId: number }) {
  const found = useCall('OpsProduct', { productId });
  return (
    <Block query={found}>
      {({ product, offers }) => (
        <div className="grid gap-4">
          <ProductEditor stored={product} onReload={() => void found.refetch()} />
          <OffersCard productId={productId} offers={offers} />
        </div>
      )}
    </Block>
  );
}
