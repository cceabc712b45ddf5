import { useId } from 'react';
import type { ProductDetail } from '#contract/calls/mall';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useBranding } from '../../../platform/branding.ts';
import { telHref, usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { NumberStepper } from '../../../ui/form/NumberStepper.tsx';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { BuyButton, BuyProblem, LACK_ID, REASON_ID } from './BuyBar.tsx';
import { ClinicCities } from './ClinicCities.tsx';
import { Eligibility } from './Eligibility.tsx';
import { PriceBox } from './PriceBox.tsx';
import { waysOf, type Way } from './purchase.ts';
import { ReasonNote } from '../reason.tsx';
import { mallText } from '../text.ts';
import type { Clinics } from './use-clinics.ts';
import type { Purchase } from './use-purchase.ts';

interface BuyBoxProps {
  product: ProductDetail;
  purchase: Purchase;
  /** Absent: it is used at no clinics. */
  clinics: Clinics | undefined;
}

/** Price, ways to pay, places of use, recipient and number; the way on, or why there is none. */
export function BuyBox({ product, purchase, clinics }: BuyBoxProps) {
  const words = useText(mallText);
  const pick = usePick();
  const limitId = useId();
  const { way, most, count, forGuid } = purchase;
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="text-l">
        {pick(product.name.zh, product.name.en)}
      </p>
      <p className="mt-1 text-ink-2">{pick(product.brief.zh, product.brief.en)}</p>
      <PriceBox product={product} way={way} noteId={LACK_ID} />
      <Eligibility
        product={product}
        value={forGuid}
        error={purchase.isMissing ? words.choosePerson : undefined}
        onChoose={purchase.setFor}
      />
      <div className="mt-4 grid gap-4">
        {waysOf(product).length > 1 && (
          <RadioChips
            legend={words.way}
            items={waysOf(product).map((value) => ({ value, label: words.ways[nameOf(value, product)] }))}
            value={way}
            onChange={purchase.setWay}
          />
        )}
        {clinics && <ClinicCities {...clinics} />}
        {product.refusal === null && most > 1 && (
          <div>
            <p className="mb-1.5 text-label font-semibold">{words.count}</p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <NumberStepper
                label={words.count}
                value={count}
                min={1}
                max={most}
                words={words}
                describedBy={limitId}
                onChange={purchase.setCount}
              />
              <span id={limitId} className="text-c text-ink-2">
                {product.limit ? words.limitEach[product.limit.period](product.limit.count) : words.mostNow(most)}
              </span>
            </div>
          </div>
        )}
        <div>
          <p className="mb-1 text-label font-semibold">{words.delivery}</p>
          <p className="text-ink-2">{words.deliveries[product.kind]}</p>
        </div>
        {product.refusal && <ReasonNote id={REASON_ID} reason={product.refusal} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-md:mt-4">
        <div className="max-md:hidden">
          <BuyButton product={product} purchase={purchase} />
        </div>
        <AskUs />
      </div>
      <div className="mt-2 max-md:hidden">
        <BuyProblem purchase={purchase} />
      </div>
    </div>
  );
}

const nameOf = (way: Way, { canUseTeethNum }: ProductDetail) =>
  way === 'points' ? 'points' : canUseTeethNum ? 'card' : 'money';

/** Where customer service can be asked, as far as the company offers it. */
function AskUs() {
  const words = useText(mallText);
  const offered = useCompanyInfo().data?.config.account.customerService ?? false;
  const hotline = useBranding()?.hotline;
  if (offered) return <Button render={<AppLink to={pathTo('/web/usercenter/recommend')} />}>{words.service}</Button>;
  return hotline ? <Button render={<a href={telHref(hotline)} />}>{words.service}</Button> : null;
}
