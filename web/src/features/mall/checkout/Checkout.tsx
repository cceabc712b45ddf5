import { useId, useState } from 'react';
import type { MallPreview } from '#contract/calls/mall-orders';
import { isFault } from '../../../api/faults.ts';
import { useForm } from '../../../platform/form.ts';
import { useInputKeeper } from '../../../platform/kept-input.ts';
import { useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { ActionBar, ActionProblem } from '../../../ui/layout/ActionBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AddressCard } from './AddressCard.tsx';
import { BackCard } from '../records/BackCard.tsx';
import { checkoutText } from './checkout-text.ts';
import { InvoiceNote } from './InvoiceNote.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { PayWithCard } from './PayWithCard.tsx';
import { ReasonButton } from '../reason.tsx';
import { splitOf } from './split.ts';
import { BarTotal, Totals } from './Totals.tsx';
import type { Checkout as CheckoutState, Items } from './use-checkout.ts';
import { countText, useMall } from '../use-mall.ts';
import { usePlace } from './use-place.ts';
import type { Way } from '../product/purchase.ts';

interface CheckoutProps {
  items: Items;
  preview: MallPreview;
  checkout: CheckoutState;
  way: Way;
  onWay: (way: Way) => void;
}

/** Where to, what, paid with what, what comes back: then one button that says what it does. */
export function Checkout({ items, preview, checkout, way, onWay }: CheckoutProps) {
  const words = useText(checkoutText);
  const mall = useMall();
  const CustomerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const form = useForm({
    prefix: 'mall',
    fields: FIELDS,
    initial: NOTHING,
    keeper: useInputKeeper('checkout', NOTHING),
    check: () => ({}),
  });
  const { remarks } = form.draft;
  // the usual address is taken by itself, and is not kept as a choice
  const [usual, setUsual] = useState('');
  const address = form.draft.address || usual;
  const [noAddress, setNoAddress] = useState(false);
  const reasonId = useId();
  const { place, failure, busy, forget } = usePlace(mall, {
    onPlaced: form.forget,
    onRefused: () => void checkout.query.refetch(),
  });
  const refusal =
    way === 'points' && preview.byPoints ? (preview.refusal ?? preview.byPoints.refusal) : preview.refusal;
  const dueFen = way === 'points' ? 0 : checkout.moneyFen;
  const addressRefused = failure !== undefined && isFault(failure, 'mallAddressNeeded');
  const submit = () => {
    if (preview.delivered && !address) {
      setNoAddress(true);
      document.getElementById(ADDRESS_ID)?.focus();
      return;
    }
    const common = {
      CustomerGuid,
      ProductItems: items,
      Remarks: remarks,
      ...(preview.delivered && { AddressId: Number(address) }),
    };
    void (way === 'points'
      ? place({ by: 'points', payload: { ...common, NeedDelivery: preview.delivered } })
      : place({ by: 'split', payload: { ...common, Split: splitOf(checkout.rows) } }));
  };
  const label =
    way === 'points' && preview.byPoints
      ? words.redeem(countText(preview.byPoints.points))
      : dueFen > 0
        ? words.submitPay(priceText(dueFen))
        : words.submit;
  const button = (text: string) => (
    <Button
      variant="primary"
      block
      busy={busy}
      busyText={words.submitting}
      onClick={submit}
      disabledBy={refusal ? reasonId : undefined}
    >
      {text}
    </Button>
  );
  // the server's words, else that it failed; filled in fields stay
  const said = failure && !addressRefused ? failure.text || words.submitFailed : undefined;
  const problem = said ? <ActionProblem>{said}</ActionProblem> : undefined;
  return (
    <>
      {refusal && (
        <div id={reasonId} className="mb-3 md:mb-4">
          <Alert tone="warn" live="polite" action={<ReasonButton reason={refusal} />}>
            {refusal.text}
          </Alert>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          {preview.delivered && (
            <AddressCard
              id={ADDRESS_ID}
              lines={preview.lines}
              value={address}
              error={(noAddress && !address) || addressRefused ? words.chooseAddress : undefined}
              onUsual={(next) => {
                setUsual(next);
                form.set('address', '');
                forget();
              }}
              onChoose={(next) => {
                form.set('address', next);
                forget();
              }}
            />
          )}
          <ItemsCard lines={preview.lines} priced={way === 'money'} />
          <PayWithCard preview={preview} checkout={checkout} way={way} onWay={onWay} />
          <BackCard
            rows={checkout.rows}
            moneyFen={dueFen}
            points={way === 'points' ? preview.byPoints?.points : undefined}
          />
          <Card>
            <TextArea
              label={words.remarks}
              optionalMark={words.optional}
              hint={words.remarksHint}
              rows={2}
              maxLength={200}
              {...form.field('remarks')}
            />
          </Card>
        </div>
        <div className="lg:sticky lg:top-22">
          <Totals preview={preview} rows={checkout.rows} moneyFen={dueFen} way={way}>
            <div className="mt-4 max-md:hidden">
              {button(label)}
              <div className="mt-2">{problem}</div>
            </div>
            <p className="mt-3 text-c text-ink-2">{dueFen > 0 ? words.takes(preview.holdMinutes) : words.takesNow}</p>
          </Totals>
          <InvoiceNote moneyFen={dueFen} />
        </div>
      </div>
      <ActionBar note={problem}>
        <BarTotal preview={preview} rows={checkout.rows} moneyFen={dueFen} way={way} />
        <div className="max-w-[60%] min-w-36 flex-none">{button(dueFen > 0 ? words.submitPayShort : label)}</div>
      </ActionBar>
    </>
  );
}

const FIELDS = ['address', 'remarks'] as const;
const NOTHING = { address: '', remarks: '' };
const ADDRESS_ID = 'mall-address';
