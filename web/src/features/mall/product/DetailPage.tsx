import type { ProductDetail } from '#contract/calls/mall';
import { sentence, toldFailure } from '../../../api/faults.ts';
import { useCall } from '../../../api/use-call.ts';
import { listPath } from '../../../parts/mall/mall-paths.ts';
import { mallNames } from '../../../parts/mall/text.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { useParam } from '../../../platform/location.ts';
import { useSession } from '../../../platform/session.ts';
import { ProductArt } from '../../../ui/art/ProductArt.tsx';
import { Gallery } from '../../../ui/data/Gallery.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { About } from './About.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { mallText } from '../text.ts';
import { useClinics } from './use-clinics.ts';
import { useMall } from '../use-mall.ts';
import { usePurchase } from './use-purchase.ts';

const NO_PRODUCT = 0;

/** …/product_detail/{id} of both malls and the service mall's …/product_detail_deqin/{id}. */
export function DetailPage() {
  const names = useText(mallNames);
  const words = useText(mallText);
  const pick = usePick();
  const language = useLocale();
  const mall = useMall();
  const id = useParam('id') ?? '';
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const productId = /^\d{1,9}$/.test(id) ? Number(id) : NO_PRODUCT;
  const query = useCall('GetProductByParm', { customerGuid, productId }, { renewed: true });
  const product = query.data?.product;
  const above = [{ label: names.malls[mall], to: listPath(mall) }];
  const refusal = toldFailure(query.error);
  if (refusal?.detail && !product) {
    return (
      <InnerPage title={words.gone} above={above}>
        <Gone text={sentence(refusal, language)} />
      </InnerPage>
    );
  }
  return (
    <InnerPage title={product ? pick(product.name.zh, product.name.en) : words.about} above={above} hideTitle>
      <Block query={query} placeholder={<Placeholder />} className="">
        {(known) => <Detail key={known.product.Id} product={known.product} />}
      </Block>
    </InnerPage>
  );
}

function Detail({ product }: { product: ProductDetail }) {
  const words = useText(mallText);
  const pick = usePick();
  const name = pick(product.name.zh, product.name.en);
  const purchase = usePurchase(product);
  const clinics = useClinics(product);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
      <Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-10">
          <Gallery
            label={words.gallery}
            pictures={product.pictures}
            alt={name}
            art={<ProductArt />}
            position={words.pictureOf}
            dimmed={product.refusal !== null}
          />
          <BuyBox product={product} purchase={purchase} clinics={clinics} />
        </div>
      </Card>
      <About tabs={product.about} clinics={clinics} />
      <BuyBar product={product} purchase={purchase} />
    </div>
  );
}

/** Off the shelf, or never on it: said, with the way back. */
export function Gone({ text }: { text: string }) {
  const words = useText(mallText);
  const mall = useMall();
  return (
    <Card>
      <EmptyState
        title={words.gone}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={listPath(mall)} replace />}>
            {words.toList}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <Card>
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton shape="block" className="aspect-4/3 w-full" />
      <div>
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton shape="block" className="mt-4 h-24 w-full" />
        <Skeleton className="mt-6 h-10 w-2/5" />
        <Skeleton className="mt-6 h-11 w-1/2" />
      </div>
    </div>
  </Card>
);
