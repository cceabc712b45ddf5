import { useState } from 'react';
import { sentence, toldFailure } from '../../../api/faults.ts';
import { listPath } from '../../../parts/mall/mall-paths.ts';
import { mallNames } from '../../../parts/mall/text.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { useLocale, useText } from '../../../platform/locale.ts';
import { useParam, useSearchText } from '../../../platform/location.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Checkout } from './Checkout.tsx';
import { checkoutText } from './checkout-text.ts';
import { Gone } from '../product/DetailPage.tsx';
import type { Way } from '../product/purchase.ts';
import { useCheckout } from './use-checkout.ts';
import { useMall } from '../use-mall.ts';

/** …/product_confirm/{id}?count=&for=&way= of both malls. */
export function CheckoutPage() {
  const words = useText(checkoutText);
  const names = useText(mallNames);
  const language = useLocale();
  const mall = useMall();
  const id = Number(useParam('id')) || 0;
  const count = Number(useSearchText('count')) || 1;
  const forGuid = useSearchText('for');
  const items = [
    { ProductId: id, Count: Math.min(99, Math.max(1, Math.floor(count))), ...(forGuid && { ForGuid: forGuid }) },
  ];
  const checkout = useCheckout(items, id > 0);
  const { query, preview } = checkout;
  const [chosenWay, setWay] = useState<Way>(useSearchText('way') === 'points' ? 'points' : 'money');
  const way = preview?.byPoints ? chosenWay : 'money';
  const refusal = toldFailure(query.error);
  const refused = id === 0 || (refusal?.detail && !preview);
  return (
    <InnerPage
      title={words.title}
      {...(preview && way === 'money' && checkout.moneyFen > 0 && { text: words.intro(preview.holdMinutes) })}
      above={[{ label: names.malls[mall], to: listPath(mall) }]}
    >
      {refused ? (
        <Gone text={refusal ? sentence(refusal, language) : words.noProduct} />
      ) : preview ? (
        <Checkout items={items} checkout={checkout} preview={preview} way={way} onWay={setWay} />
      ) : (
        <Block query={query} placeholder={<Placeholder />} className="">
          {() => null}
        </Block>
      )}
    </InnerPage>
  );
}

const Placeholder = () => (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
    <div className="grid gap-4">
      {[24, 40, 72].map((height) => (
        <Card key={height}>
          <Skeleton className="h-6 w-32" />
          <Skeleton shape="block" className="mt-4 h-24 w-full" />
        </Card>
      ))}
    </div>
    <Card className="self-start">
      <Skeleton className="h-6 w-20" />
      <Skeleton shape="block" className="mt-4 h-40 w-full" />
    </Card>
  </div>
);
