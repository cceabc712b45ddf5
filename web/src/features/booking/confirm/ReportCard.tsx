import { Info, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { problemText, type Form } from '../../../platform/form.ts';
import { useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AddressSheet } from '../../../parts/addresses/AddressSheet.tsx';
import { reportText } from '../../../parts/orders/report-text.ts';
import { useDraft } from '../draft.ts';
import { needsAddress, needsDelivery, type OrderField, type OrderValues } from './order-form.ts';
import { confirmText } from './text.ts';

const REPORTS = ['electronic', 'paper', 'both'] as const;
const DELIVERIES = ['unified', 'separate', 'pickUp'] as const;

/** Which report, and how its paper gets to the person. */
export function ReportCard({ form }: { form: Form<OrderValues> }) {
  const words = useText(confirmText);
  const says = useText(reportText);
  const { draft } = form;
  const choose = (field: OrderField) => (value: string) => {
    form.set(field, value);
    form.settle(field, undefined);
  };
  return (
    <Card title={words.report}>
      <div className="grid gap-4">
        <RadioCards
          id={form.idOf('report')}
          legend={words.reportType}
          name="report"
          columns={3}
          items={REPORTS.map((value) => ({
            value,
            title: says.types[value],
            text: words.reportTexts[value],
          }))}
          value={REPORTS.find((value) => value === draft.report)}
          onChange={choose('report')}
          error={problemText(form.problems.report, words)}
        />
        {needsDelivery(draft.report) && (
          <RadioCards
            id={form.idOf('delivery')}
            legend={words.delivery}
            name="delivery"
            columns={3}
            items={DELIVERIES.map((value) => ({
              value,
              title: says.deliveries[value],
              text: words.deliveryTexts[value],
            }))}
            value={DELIVERIES.find((value) => value === draft.delivery)}
            onChange={choose('delivery')}
            error={problemText(form.problems.delivery, words)}
          />
        )}
        {needsAddress(draft) && <AddressBox form={form} onChoose={choose('address')} />}
        {draft.report && draft.report !== 'paper' && (
          <p className="flex gap-1.5 text-c text-ink-2">
            <Info aria-hidden="true" className="mt-0.5 text-warn-mark" size={16} strokeWidth={1.75} />
            {words.reportLock}
          </p>
        )}
      </div>
    </Card>
  );
}

function AddressBox({ form, onChoose }: { form: Form<OrderValues>; onChoose: (id: string) => void }) {
  const words = useText(confirmText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('OtherPostAddress', { userGuid });
  const [open, setOpen] = useState(false);
  const id = form.idOf('address');
  const usual = query.data?.addresses.find(({ isDefault }) => isDefault)?.id;
  const isChange = useDraft().oldOrderId !== undefined;
  const takeUsual = useEffectEvent(() => {
    const isOnList = query.data?.addresses.some((one) => String(one.id) === form.draft.address);
    // an order that is changed may keep an address that is on the list no more
    if (usual !== undefined && (!form.draft.address || (!isOnList && !isChange))) onChoose(String(usual));
  });
  useEffect(() => takeUsual(), [usual]);
  return (
    <section aria-label={words.address} className="rounded-control bg-n-50 p-3 md:px-4">
      <Block query={query} bare placeholder={<Skeleton className="h-11 w-full" />}>
        {({ addresses }) => {
          const chosen = addresses.find((one) => String(one.id) === form.draft.address);
          return (
            <>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <MapPin aria-hidden="true" size={20} strokeWidth={1.75} className="self-start" />
                <div className="min-w-0 flex-1 basis-40">
                  {chosen ? (
                    <>
                      <b className="mr-3">{chosen.recipient}</b>
                      {chosen.phone}
                      <span className="block text-c text-ink-2">
                        {chosen.district} {chosen.detail}
                      </span>
                    </>
                  ) : (
                    <span className="text-label text-ink-2">
                      {addresses.length > 0 ? words.chooseAddress : words.noAddress}
                    </span>
                  )}
                </div>
                <Button id={id} variant="text" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {chosen ? words.changeAddress : addresses.length > 0 ? words.chooseAddress : words.addAddress}
                </Button>
              </div>
              <AddressSheet
                open={open}
                addresses={addresses}
                value={form.draft.address}
                onClose={() => setOpen(false)}
                onChoose={(value) => {
                  onChoose(value);
                  setOpen(false);
                }}
              />
            </>
          );
        }}
      </Block>
      <FieldError id={id} error={problemText(form.problems.address, words)} />
    </section>
  );
}
