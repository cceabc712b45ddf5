import { Check } from 'lucide-react';
import type { OrderDetail } from '#contract/schemas/order-detail';
import { Ticket } from '../../../parts/orders/Ticket.tsx';
import { ticketOfDetail } from '../../../parts/orders/ticket-order.ts';
import { useBeginChange } from '../../../parts/orders/use-begin-change.ts';
import { ThreeThings } from '../../../parts/precautions/ThreeThings.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OutcomeText } from './OutcomeText.tsx';
import { resultText } from './text.ts';

const COLUMNS = 'grid items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-6';

/** Of a booked order; an abnormal one keeps its ticket while customer service looks into it. */
export const BOOKED_OUTCOMES = { booked: true, changed: true, changeHeld: true, abnormal: true } as const;
export type BookedOutcome = keyof typeof BOOKED_OUTCOMES;

/** The end of a booking is the ticket itself. */
export function BookedResult({ order, outcome }: { order: OrderDetail; outcome: BookedOutcome }) {
  const words = useText(resultText);
  const beginChange = useBeginChange(order.orderId);
  const details = pathTo('/web/examorder/$id', { id: String(order.orderId) });
  return (
    <>
      <header className="mb-3 flex items-center gap-4 md:mb-6">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-ok text-white">
          <Check aria-hidden="true" size={26} strokeWidth={2} />
        </span>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-l">
            {words.titles[outcome]}
          </h1>
          <p className="text-label text-ink-2">
            <OutcomeText outcome={outcome} />
          </p>
        </div>
      </header>
      <div className={COLUMNS}>
        <Ticket order={ticketOfDetail(order)} onChange={() => void beginChange()} />
        <div className="grid gap-3 md:gap-4">
          <ThreeThings centerId={order.center.id} />
          <Card title={words.facts}>
            <OrderFacts order={order} besideTicket />
          </Card>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 md:mt-6">
        <Button size="sm" render={<AppLink to={pathTo('/web/home')} />}>
          {words.home}
        </Button>
        <Button size="sm" variant="primary" render={<AppLink to={details} />}>
          {words.details}
        </Button>
      </div>
    </>
  );
}

/** In the shape of what will come. */
export const TicketPlaceholder = () => (
  <>
    <div className="mb-3 flex items-center gap-4 md:mb-6">
      <Skeleton shape="circle" className="size-12 flex-none" />
      <Skeleton className="h-12 w-2/5" />
    </div>
    <div className={COLUMNS}>
      <Skeleton shape="block" className="h-180 w-full" />
      <Skeleton shape="block" className="h-96 w-full" />
    </div>
  </>
);
