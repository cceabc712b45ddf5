import { useId, useState } from 'react';
import type { ExamOrder } from '#contract/calls/records';
import { isFault } from '../../../api/faults.ts';
import { useCall } from '../../../api/use-call.ts';
import { EvaluateSheet } from '../../../parts/evaluation/EvaluateSheet.tsx';
import { Ticket } from '../../../parts/orders/Ticket.tsx';
import { ticketOfOrder } from '../../../parts/orders/ticket-order.ts';
import { useDroppedTicket } from '../../../parts/orders/use-kept-ticket.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { PrecautionSheet } from '../../../parts/precautions/PrecautionSheet.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { useParam } from '../../../platform/location.ts';
import { pathTo } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ORDER_STATUS } from '#contract/values/orders';
import { useOffers } from '../use-offers.tsx';
import { useRecordActions } from '../use-record-actions.ts';
import { CenterCard, ItemsCard, MessagesCard, PrepareCard } from './AboutCards.tsx';
import { FeesCard, InvoiceCard, ReportCard } from './MoneyCards.tsx';
import { EvaluationCard } from './EvaluationCard.tsx';
import { OrderButtons, OrderHead } from './OrderHead.tsx';
import { orderText } from './text.ts';

/** /web/examorder/{id}: everything about one order, for the person who booked it. */
export function OrderPage() {
  const words = useText(orderText);
  const query = useCall('GetExamOrder', { orderId: Number(useParam('id')) || 0 }, { fresh: true });
  const isMissing = query.error !== null && isFault(query.error, 'notYours');
  return (
    <InnerPage title={words.title} above={[{ label: words.records, to: pathTo('/web/examrecord') }]}>
      {isMissing ? (
        <Missing />
      ) : (
        <Block query={query} className="" placeholder={<Placeholder />}>
          {({ order }) => <Order order={order} onOver={() => void query.refetch()} />}
        </Block>
      )}
    </InnerPage>
  );
}

function Order({ order, onOver }: { order: ExamOrder; onOver: () => void }) {
  const words = useText(orderText);
  const actions = useRecordActions();
  const [isReading, setReading] = useState(false);
  const [isJudging, setJudging] = useState(false);
  const noteId = useId();
  const isBooked = order.status_id === ORDER_STATUS.booked;
  useDroppedTicket(order.orderId, !isBooked);
  const read = () => setReading(true);
  const told = useOffers(order, { actions, onPrecautions: read, onEvaluate: () => setJudging(true) });
  // the ticket has the day's deadline and the change beside it
  const offers =
    order.standing.state === 'booked' ? { ...told, main: { label: words.showTicket, onPress: showTicket } } : told;
  const head = <OrderHead order={order} offers={offers} noteId={noteId} onOver={onOver} withTicket={isBooked} />;
  return (
    <>
      {!isBooked && head}
      <div className="mt-3 grid items-start gap-3 md:mt-4 md:gap-4 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-3 md:gap-4">
          {isBooked && (
            <div id={TICKET_ID} tabIndex={-1} className="scroll-mt-20 outline-none">
              <Ticket
                order={ticketOfOrder(order)}
                onChange={() => void actions.change(order)}
                onCancel={() => void actions.cancel(order)}
              />
            </div>
          )}
          {isBooked && head}
          <CenterCard order={order} />
          <ItemsCard order={order} />
          {order.statusStage === 1 && <PrepareCard centerId={order.center.id} onMore={read} />}
          <MessagesCard order={order} />
        </div>
        <div className="grid gap-3 md:gap-4">
          <FeesCard order={order} />
          <ReportCard order={order} />
          <InvoiceCard order={order} />
          <EvaluationCard evaluation={order.evaluation} />
        </div>
      </div>
      <ActionBar>
        <div className="flex flex-1 justify-end gap-3 [&>*:last-child]:flex-1">
          <OrderButtons offers={offers} noteId={noteId} />
        </div>
      </ActionBar>
      {actions.dialog}
      <PrecautionSheet open={isReading} centerId={order.center.id} onClose={() => setReading(false)} />
      {isJudging && (
        <EvaluateSheet
          order={{ orderId: order.orderId, customerGuid: order.person.guid }}
          onClose={() => setJudging(false)}
        />
      )}
    </>
  );
}

const TICKET_ID = 'order-ticket';
const showTicket = (): void => document.getElementById(TICKET_ID)?.focus();

function Missing() {
  const words = useText(orderText);
  return (
    <Card>
      <EmptyState
        title={words.missingTitle}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/examrecord')} />}>
            {words.toRecords}
          </Button>
        }
      >
        {words.missingText}
      </EmptyState>
    </Card>
  );
}

/** In the shape of what will come. */
const Placeholder = () => (
  <div className="grid gap-3 md:gap-4">
    <Skeleton shape="block" className="h-64 w-full" />
    <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <Skeleton shape="block" className="h-96 w-full" />
      <Skeleton shape="block" className="h-96 w-full" />
    </div>
  </div>
);
