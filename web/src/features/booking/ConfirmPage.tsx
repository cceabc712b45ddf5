import { useState } from 'react';
import type { PublicConfig } from '#contract/company-config';
import { useCall } from '../../api/use-call.ts';
import { useCompanyInfo, useShowsPrices } from '../../parts/company/company.ts';
import { problemText } from '../../platform/form.ts';
import type { InvoiceType } from '../../parts/invoice/invoice-form.ts';
import { invoiceText } from '../../parts/invoice/text.ts';
import { useOwnEmail } from '../../parts/people/use-people.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Block } from '../../parts/page/Block.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { Price, priceText } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useChosen } from './chosen.ts';
import { ChangeUntil, Consent, Fees } from './confirm/FeesCard.tsx';
import { Facts } from './confirm/Facts.tsx';
import { InvoiceCard } from './confirm/InvoiceCard.tsx';
import { ReportCard } from './confirm/ReportCard.tsx';
import { SeatTaken } from './confirm/SeatTaken.tsx';
import { ServiceConsent } from './confirm/ServiceConsent.tsx';
import { confirmText } from './confirm/text.ts';
import { TrafficCard } from './confirm/TrafficCard.tsx';
import { useOrder } from './confirm/use-order.ts';
import { feesOf } from './questions.ts';
import { useDraft } from './draft.ts';
import { useStepGuard } from './flow.ts';
import { Waiting } from './placeholders.tsx';
import { Wizard } from './Wizard.tsx';

/** /web/examconfirm, step 4: check the answers, choose report and invoice, submit. */
export function ConfirmPage() {
  const words = useText(confirmText);
  const config = useCompanyInfo().data?.config;
  const ready = useStepGuard('confirm') && config !== undefined;
  if (ready) return <Confirm asks={config.booking} />;
  return (
    <Wizard step="confirm" title={words.title}>
      <Waiting />
    </Wizard>
  );
}

/** This company's extra questions on this page. */
type Asks = Pick<PublicConfig['booking'], 'trafficWays' | 'reportService'>;

function Confirm({ asks: { trafficWays: ways, reportService } }: { asks: Asks }) {
  const words = useText(confirmText);
  const draft = useDraft();
  const chosen = useChosen();
  const isChange = draft.oldOrderId !== undefined;
  const centerId = draft.centerId ?? 0;
  const pay = useCall('ExamCenterPayInfo', feesOf(chosen, centerId, draft.day));
  const fees = pay.data?.oneCenter;
  const invoice = useInvoiceType(isChange ? 0 : (fees?.selfFen ?? 0));
  const { form, submit, busy, taken } = useOrder({ ways, invoiceType: invoice.type, typeId: invoice.wanted });
  const ownEmail = useOwnEmail();
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
      {isChange ? words.submitChange : words.submit}
    </Button>
  );
  const due = Math.max(0, fees?.moreFen ?? 0);
  const prices = useShowsPrices();
  const company = prices ? fees?.lines.find(({ kind }) => kind === 'company') : undefined;
  return (
    <Wizard
      step="confirm"
      title={isChange ? words.changeTitle : words.title}
      text={isChange ? words.changeIntro : words.intro}
      bar={{
        ...(fees && {
          total: due > 0 ? <Price fen={due} /> : isChange ? words.noDifference : words.free,
          note: company ? words.withCompany(priceText(Math.abs(company.fen))) : words.fees,
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
          {reportService && <ServiceConsent service={reportService} />}
          {ways.length > 0 && <TrafficCard form={form} ways={ways} />}
          {/* A change leaves the order's invoice as it is. */}
          {fees && fees.selfFen > 0 && !isChange && invoice.types.length > 0 && (
            <InvoiceCard
              form={form}
              types={invoice.types}
              type={invoice.type}
              onType={(type) => {
                invoice.choose(type);
                // known since step 1, and still to be changed here
                if (type && !form.draft.invoiceEmail && ownEmail) form.set('invoiceEmail', ownEmail);
              }}
              amount={priceText(fees.selfFen)}
            />
          )}
        </div>
        <Card title={words.fees} className="lg:sticky lg:top-22">
          <Block query={pay} bare placeholder={<Skeleton className="h-32 w-full" />}>
            {({ oneCenter }) => (
              <div className="grid gap-4">
                <Fees fees={oneCenter} />
                {oneCenter.changeUntil && (
                  <ChangeUntil until={oneCenter.changeUntil} changeable={oneCenter.changeable} />
                )}
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
