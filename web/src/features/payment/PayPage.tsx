import { useState } from 'react';
import type { MallKind } from '#contract/calls/mall-payment';
import { sentence, toldFailure } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, useText } from '../../platform/locale.ts';
import { useParam, usePathname, useSearchText } from '../../platform/location.ts';
import { pathTo } from '../../platform/paths.ts';
import { payMallAt, recordPath } from '../../parts/mall/mall-paths.ts';
import { mallNames } from '../../parts/mall/text.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PayForm } from './PayForm.tsx';
import { PayOutcome } from './PayOutcome.tsx';
import { outcomeOf } from './pay-rules.ts';
import type { Payee } from './payee.ts';
import { mallPayText } from './mall-text.ts';
import { payText } from './text.ts';
import { usePayStatus } from './use-pay-status.ts';

/** Several are joined by commas. */
const EXAM_ORDERS = /^\d{1,15}(,\d{1,15}){0,19}$/;
const MALL_ORDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** /web/pay/{oid}, /mobile/wxpay?oid= and /mb/{from}/pay/{oid}. */
export function PayPage() {
  const words = useText(payText);
  const oid = useOid();
  return (
    <InnerPage narrow title={words.title} above={[{ label: words.records, to: pathTo('/web/examrecord') }]}>
      {EXAM_ORDERS.test(oid) ? <OrderToPay key={oid} oid={oid} /> : <NoOrder />}
    </InnerPage>
  );
}

/** /mall/pay/{oid}, /service/mall/pay/{oid}, /service/mall/mb/pay?oid= and /mb/{mall,service}/pay/{oid}: a mall's order. */
export function MallPayPage() {
  const words = useText(payText);
  const names = useText(mallNames);
  const oid = useOid();
  const mall = payMallAt(usePathname());
  return (
    <InnerPage narrow title={words.title} above={[{ label: names.record, to: recordPath(mall) }]}>
      {MALL_ORDER.test(oid) ? <MallOrderToPay key={oid} oid={oid} mall={mall} /> : <NoOrder mall={mall} />}
    </InnerPage>
  );
}

function useOid(): string {
  const inPath = useParam('oid');
  const inSearch = useSearchText('oid');
  return inPath ?? inSearch ?? '';
}

function MallOrderToPay({ oid, mall }: { oid: string; mall: MallKind }) {
  const query = useCall('GetMallPayInfo', { orderGuid: oid }, { fresh: true });
  const language = useLocale();
  const refusal = toldFailure(query.error);
  if (refusal?.detail && !query.data) return <NoOrder mall={mall} title={sentence(refusal, language)} />;
  return (
    <Block query={query} placeholder={<Placeholder />} className="">
      {/* another amount is another code to scan */}
      {({ payInfo }) => <Pay key={payInfo.amountFen} info={payInfo} />}
    </Block>
  );
}

function OrderToPay({ oid }: { oid: string }) {
  const query = useCall('BeginPayWeb', { exam_order_ids: oid }, { fresh: true });
  const language = useLocale();
  const refusal = toldFailure(query.error);
  // A refusal will be the same when it is asked for again: it offers a way out instead.
  if (refusal?.detail && !query.data) return <NoOrder title={sentence(refusal, language)} />;
  return (
    <Block query={query} placeholder={<Placeholder />} className="">
      {({ payInfo }) => <Pay info={payInfo} />}
    </Block>
  );
}

function Pay({ info }: { info: Payee }) {
  const [first] = useState(info);
  const status = usePayStatus(info);
  const outcome = outcomeOf(status.state, { first, now: info, isLate: status.isLate });
  return outcome ? (
    <PayOutcome outcome={outcome} info={info} refundFen={status.refundFen} />
  ) : (
    <PayForm info={info} status={status} />
  );
}

function NoOrder({ title, mall }: { title?: string; mall?: MallKind }) {
  const exam = useText(payText);
  const { unknownText, backToRecords } = useText(mallPayText);
  const words = mall ? { ...exam, unknownText, backToRecords } : exam;
  return (
    <Card>
      <EmptyState
        title={title ?? words.unknownTitle}
        headingLevel={2}
        actions={
          <Button
            size="sm"
            variant="primary"
            render={<AppLink to={mall ? recordPath(mall) : pathTo('/web/examrecord')} replace />}
          >
            {words.backToRecords}
          </Button>
        }
      >
        {!title && words.unknownText}
      </EmptyState>
    </Card>
  );
}

function Placeholder() {
  return (
    <div className="grid gap-3 md:gap-4">
      <Card>
        <Skeleton className="h-12 w-48 max-md:mx-auto" />
        <Skeleton shape="block" className="mt-4 h-12 w-full" />
      </Card>
      <Card>
        <Skeleton className="mb-5 h-6 w-32" />
        <Skeleton shape="block" className="h-18 w-full rounded-card" />
        <Skeleton shape="block" className="mt-3 h-18 w-full rounded-card" />
      </Card>
    </div>
  );
}
