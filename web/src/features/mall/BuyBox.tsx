import { useId, useState } from 'react';
import type { ProductDetail } from '#contract/mall';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { checkoutPath } from '../../parts/mall/mall-paths.ts';
import { text, useAddressState, type AddressKey } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { NumberStepper } from '../../ui/form/NumberStepper.tsx';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { ActionBar, ActionProblem } from '../../ui/layout/ActionBar.tsx';
import { Eligibility } from './Eligibility.tsx';
import { PriceBox } from './PriceBox.tsx';
import { countOf, isFree, mostBy, redeemable, wayOf, waysOf, type Way } from './purchase.ts';
import { ReasonNote } from './reason.tsx';
import { mallText } from './text.ts';
import { countText, useMall } from './use-mall.ts';

const countKey: AddressKey<number> = {
  read: (value = '') => (/^[1-9]\d?$/.test(value) ? Number(value) : 1),
  write: (value) => (value > 1 ? String(value) : undefined),
};
/** As the checkout has them in its own address: whoever comes back finds what was chosen. */
const KEYS = { count: countKey, for: text, way: text };

/** What it costs, how it is paid, for whom and how many; the way on, or why there is none. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const words = useText(mallText);
  const pick = usePick();
  const { state, change } = useAddressState(KEYS);
  const reasonId = useId();
  const limitId = useId();
  const [missing, setMissing] = useState(false);
  const mall = useMall();
  const way = wayOf(product, state.way);
  const most = mostBy(product, way);
  const count = countOf(state.count, most);
  const people = product.forFamily?.people.filter(({ refusal }) => refusal === null) ?? [];
  const forGuid = people.find(({ customerGuid }) => customerGuid === state.for)?.customerGuid;
  const lacks = way === 'points' && redeemable(product) === 0;
  const buy = () => {
    if (product.forFamily && !forGuid) return setMissing(true);
    go(checkoutPath(mall, product.Id, { count, forGuid, byPoints: way === 'points' }));
  };
  const button = (
    <Button
      variant="primary"
      className="min-w-44 max-md:w-full"
      onClick={buy}
      disabledBy={product.refusal || lacks ? reasonId : undefined}
    >
      {isFree(product) ? words.take : way === 'points' ? words.redeem : words.buy}
    </Button>
  );
  const problem = missing && !forGuid && <ActionProblem>{words.choosePerson}</ActionProblem>;
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="text-l">
        {pick(product.name.zh, product.name.en)}
      </p>
      <p className="mt-1 text-ink-2">{pick(product.brief.zh, product.brief.en)}</p>
      <PriceBox product={product} way={way} noteId={reasonId} />
      <Eligibility
        product={product}
        value={forGuid}
        error={missing && !forGuid ? words.choosePerson : undefined}
        onChoose={(guid) => change({ for: guid }, { replace: true })}
      />
      <div className="mt-4 grid gap-4">
        {waysOf(product).length > 1 && (
          <RadioChips
            legend={words.way}
            items={waysOf(product).map((value) => ({ value, label: words.ways[nameOf(value, product)] }))}
            value={way}
            onChange={(next: Way) => change({ way: next }, { replace: true })}
          />
        )}
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
                onChange={(next) => change({ count: next }, { replace: true })}
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
        {product.refusal && <ReasonNote id={reasonId} reason={product.refusal} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-md:mt-4">
        <div className="max-md:hidden">{button}</div>
        <AskUs />
      </div>
      <div className="max-md:hidden">{problem}</div>
      <ActionBar note={problem}>
        <BarPrice product={product} way={way} />
        <div className="min-w-36 flex-none">{button}</div>
      </ActionBar>
    </div>
  );
}

const nameOf = (way: Way, { canUseTeethNum }: ProductDetail) =>
  way === 'points' ? 'points' : canUseTeethNum ? 'card' : 'money';

function BarPrice({ product, way }: { product: ProductDetail; way: Way }) {
  const words = useText(mallText);
  const { priceFen, pointsPrice, points } = product;
  return (
    <div className="min-w-0 flex-1">
      {isFree(product) ? (
        <b className="text-ok">{words.paidByCompany}</b>
      ) : way === 'points' && pointsPrice !== null ? (
        <>
          <b className="block text-m">
            {countText(pointsPrice)} {words.points}
          </b>
          {points && <span className="text-x text-ink-2">{words.canUse(countText(points.balance))}</span>}
        </>
      ) : (
        priceFen !== null && <Price fen={priceFen} className="text-m" />
      )}
    </div>
  );
}

/** Where customer service can be asked, as far as the company offers it. */
function AskUs() {
  const words = useText(mallText);
  const offered = useCompanyInfo().data?.config.account.customerService ?? false;
  const hotline = useBranding()?.hotline;
  if (offered) return <Button render={<AppLink to={pathTo('/web/usercenter/recommend')} />}>{words.service}</Button>;
  return hotline ? <Button render={<a href={telHref(hotline)} />}>{words.service}</Button> : null;
}
