import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCompanyInfo } from '../../app/company.ts';
import { problemText, type Form } from '../../app/form.ts';
import type { InvoiceType } from '../../app/invoice/invoice-form.ts';
import { invoiceText } from '../../app/invoice/text.ts';
import { useText } from '../../app/locale.ts';
import { useSession } from '../../app/session.ts';
import { Block } from '../../app/shell/Block.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormErrorSummary } from '../../ui/FormErrorSummary.tsx';
import { Price } from '../../ui/Price.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useChosen } from './chosen.ts';
import { ChangeUntil, Consent, Fees } from './confirm/FeesCard.tsx';
import { Facts } from './confirm/Facts.tsx';
import { InvoiceCard } from './confirm/InvoiceCard.tsx';
import type { OrderField } from './confirm/order-form.ts';
import { ReportCard } from './confirm/ReportCard.tsx';
import { SeatTaken } from './confirm/SeatTaken.tsx';
import { confirmText } from './confirm/text.ts';
import { useOrder } from './confirm/use-order.ts';
import { useDraft } from './draft.ts';
import { useStepGuard } from './flow.ts';
import { Waiting } from './placeholders.tsx';
import { Wizard } from './Wizard.tsx';

/** /web/examconfirm, step 4 (mock-up 07): check the answers, choose report and invoice, submit. */
export function ConfirmPage() {
  const words = useText(confirmText);
  const config = useCompanyInfo().data?.config;
  const ready = useStepGuard('confirm') && config !== undefined;
  if (ready) return <Confirm needsTraffic={config.booking.trafficField} />;
  return (
    <Wizard step="confirm" title={words.title}>
      <Waiting />
    </Wizard>
  );
}

const yuan = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amountOf = (fen: number): string => `¥${yuan.format(fen / 100)}`;

function Confirm({ needsTraffic }: { needsTraffic: boolean }) {
  const words = useText(confirmText);
  const draft = useDraft();
  const { examSetId, extraIds, customerGuid, bookingId } = useChosen();
  const centerId = draft.centerId ?? 0;
  const pay = useCall('ExamCenterPayInfo', {
    examSetId,
    extraIds,
    customerGuid,
    bookingId,
    centerId,
    ...(draft.day && { bookDate: draft.day }),
  });
  const fees = pay.data?.oneCenter;
  const invoice = useInvoiceType(fees?.selfFen ?? 0);
  const { form, submit, busy, taken } = useOrder({ needsTraffic, invoiceType: invoice.type, typeId: invoice.wanted });
  const says = { ...useText(invoiceText), ...words };
  const errors = form.summary((field) => problemText(form.problems[field], says));
  const button = (
    <Button
      variant="primary"
      block
      data-submit=""
      busy={busy}
      busyText={words.submitting}
      onClick={(event) => void submit(event)}
    >
      {words.submit}
    </Button>
  );
  const company = fees?.lines.find(({ kind }) => kind === 'company');
  return (
    <Wizard
      step="confirm"
      title={words.title}
      text={words.intro}
      bar={{
        ...(fees && {
          total: fees.selfFen > 0 ? <Price fen={fees.selfFen} /> : words.free,
          note: company ? words.withCompany(amountOf(Math.abs(company.fen))) : words.fees,
          details: <Fees fees={fees} />,
        }),
        action: button,
      }}
    >
      <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <Facts fees={pay.data} />
          <ReportCard form={form} />
          {needsTraffic && <TrafficCard form={form} />}
          {fees && fees.selfFen > 0 && invoice.types.length > 0 && (
            <InvoiceCard
              form={form}
              types={invoice.types}
              type={invoice.type}
              onType={invoice.choose}
              amount={amountOf(fees.selfFen)}
            />
          )}
        </div>
        <Card title={words.fees} className="lg:sticky lg:top-22">
          <Block query={pay} bare placeholder={<Skeleton className="h-32 w-full" />}>
            {({ oneCenter }) => (
              <div className="grid gap-4">
                <Fees fees={oneCenter} />
                {oneCenter.changeUntil && <ChangeUntil until={oneCenter.changeUntil} />}
              </div>
            )}
          </Block>
          <div className="mt-4">
            <Consent form={form} centerId={centerId} />
          </div>
          <div className="mt-4 max-md:hidden">{button}</div>
        </Card>
      </div>
      <SeatTaken
        when={taken.when}
        lost={taken.lost ?? 'seat'}
        others={taken.others ?? []}
        onTake={taken.take}
        onOther={taken.other}
        onClose={taken.close}
      />
    </Wizard>
  );
}

/** Which invoice is wanted: as the draft says, and none where there is nothing to pay. */
function useInvoiceType(selfFen: number) {
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const kept = Number(useDraft().invoice?.typeId ?? 0);
  const [wanted, setWanted] = useState(kept);
  const types = useCall('CompanyInvoiceTypeByCustomer', { userGuid }).data?.invoiceTypes ?? [];
  return {
    types,
    wanted,
    type: selfFen > 0 ? types.find(({ id }) => id === wanted) : undefined,
    choose: (type: InvoiceType | undefined) => setWanted(type?.id ?? 0),
  };
}

/** §6: one company's people say how they will come. */
function TrafficCard({ form }: { form: Form<OrderField> }) {
  const words = useText(confirmText);
  return (
    <Card>
      <SelectField
        id={form.idOf('traffic')}
        className="max-w-110"
        label={words.traffic}
        hint={words.trafficHint}
        error={problemText(form.problems.traffic, words)}
        value={form.draft.traffic}
        onChange={(event) => {
          form.set('traffic', event.target.value);
          form.settle('traffic', undefined);
        }}
      >
        <option value="">{words.choose}</option>
        {Object.entries(words.trafficWays).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
