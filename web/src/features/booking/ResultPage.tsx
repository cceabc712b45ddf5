import { useState, type ReactNode } from 'react';
import type { OrderDetail } from '#contract/schemas/order-detail';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { pathTo, screen, type AppPath } from '../../platform/paths.ts';
import { useDroppedTicket } from '../../parts/orders/use-kept-ticket.ts';
import { Block } from '../../parts/page/Block.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ResultPage as Result, type ResultTone } from '../../ui/feedback/ResultPage.tsx';
import { ORDER_STATUS } from '#contract/values/orders';
import { BookedResult, BOOKED_OUTCOMES, TicketPlaceholder, type BookedOutcome } from './result/BookedResult.tsx';
import { OrderFacts } from './result/OrderFacts.tsx';
import { OutcomeText } from './result/OutcomeText.tsx';
import { outcomeOf, type Outcome } from './result/outcome.ts';
import { resultText } from './result/text.ts';

const BOOK = pathTo('/web/home');
type Unbooked = Exclude<Outcome, BookedOutcome>;
const TONES: Record<Unbooked, ResultTone> = {
  held: 'pending',
  expired: 'bad',
  cancelled: 'bad',
  noShow: 'bad',
  examined: 'ok',
  report: 'ok',
};

const GONE: Outcome[] = ['expired', 'cancelled', 'noShow'];
const isBooked = (outcome: Outcome): outcome is BookedOutcome => outcome in BOOKED_OUTCOMES;

/** /web/examdone/{id}: the end of the flow, told by the server: the same after a reload and on another device. */
export function ResultPage() {
  const words = useText(resultText);
  const query = useCall('GetExamOrderDetail', { orderId: Number(useParam('id')) || 0 });
  const isMissing = query.error !== null && isFault(query.error, 'notYours');
  return (
    <div className="wrap pt-3 md:pt-8">
      {isMissing ? (
        <Card>
          <Result tone="bad" title={words.missingTitle} actions={<LinkButton to={BOOK}>{words.home}</LinkButton>}>
            {words.missingText}
          </Result>
        </Card>
      ) : (
        <Block query={query} className="" placeholder={<TicketPlaceholder />}>
          {({ examOrderDetail }) => <Order order={examOrderDetail} onOver={() => void query.refetch()} />}
        </Block>
      )}
    </div>
  );
}

function Order({ order, onOver }: { order: OrderDetail; onOver: () => void }) {
  const words = useText(resultText);
  const [isOver, setOver] = useState(false);
  const known = outcomeOf(order, now());
  const outcome = isOver && known === 'held' ? 'expired' : known;
  const isGone = GONE.includes(outcome);
  const hasTicket = order.status_id === ORDER_STATUS.booked;
  useDroppedTicket(order.orderId, !hasTicket);
  if (isBooked(outcome)) return <BookedResult order={order} outcome={outcome} />;
  return (
    <Card>
      <Result tone={TONES[outcome]} title={words.titles[outcome]} actions={<Actions order={order} outcome={outcome} />}>
        <p>
          <OutcomeText outcome={outcome} />
        </p>
        {!isGone && (
          <div className="mt-4 rounded-card bg-n-50 p-4 text-left text-wrap">
            <OrderFacts
              order={order}
              onOver={() => {
                setOver(true);
                onOver();
              }}
            />
          </div>
        )}
      </Result>
    </Card>
  );
}

function Actions({ order, outcome }: { order: OrderDetail; outcome: Unbooked }) {
  const words = useText(resultText);
  const records = screen('/web/examrecord');
  switch (outcome) {
    case 'held':
      return (
        <>
          <LinkButton to={records} plain>
            {words.view}
          </LinkButton>
          <LinkButton to={screen(`/web/pay/${order.orderId}`)}>{words.pay}</LinkButton>
        </>
      );
    case 'expired':
    case 'cancelled':
    case 'noShow':
      return <LinkButton to={BOOK}>{words.again}</LinkButton>;
    case 'examined':
    case 'report':
      return <LinkButton to={records}>{words.view}</LinkButton>;
  }
}

function LinkButton({ to, plain = false, children }: { to: AppPath; plain?: boolean; children: ReactNode }) {
  return (
    <Button variant={plain ? 'secondary' : 'primary'} size="sm" render={<AppLink to={to} />}>
      {children}
    </Button>
  );
}
