import { useEffect, useRef, useState } from 'react';
import { report } from '../../api/account.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePageName } from '../../platform/page-name.ts';
import { useCall } from '../../api/use-call.ts';
import { beginChange } from '../../parts/orders/begin-change.ts';
import { Ticket } from '../../parts/orders/Ticket.tsx';
import { ticketOfDetail } from '../../parts/orders/ticket-order.ts';
import { useBeginChange } from '../../parts/orders/use-begin-change.ts';
import { Block } from '../../parts/page/Block.tsx';
import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { PrecautionSheet } from '../../parts/precautions/PrecautionSheet.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { ResultPage, type ResultTone } from '../../ui/feedback/ResultPage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PayFacts } from './PayFacts.tsx';
import type { Outcome } from './pay-rules.ts';
import { exitOf, isMall, usePayWords, type Payee } from './payee.ts';
import { payText } from './text.ts';

const TONE: Record<Outcome, ResultTone> = {
  paid: 'ok',
  paidChange: 'ok',
  paidLate: 'ok',
  finished: 'ok',
  settling: 'pending',
  expired: 'bad',
  expiredChange: 'bad',
  droppedChange: 'pending',
  refunding: 'pending',
  refunded: 'pending',
  cancelled: 'bad',
};

/** The outcome, said at once and plainly: paid, paid late, over, or on its way back. */
export function PayOutcome({ outcome, info, refundFen }: { outcome: Outcome; info: Payee; refundFen: number }) {
  const words = usePayWords(info);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [outcome]);
  const { title, text } = words.outcomes[outcome];
  usePageName(title);
  const booked = !isMall(info) && !info.orders && BOOKED.includes(outcome) ? info : undefined;
  return (
    <Card>
      <ResultPage
        ref={heading}
        tone={TONE[outcome]}
        title={title}
        headingLevel={2}
        actions={<Actions outcome={outcome} info={info} />}
      >
        <p role="alert">{text}</p>
        {refundFen > 0 && <p className="mt-1">{words.refund(priceText(refundFen))}</p>}
        {outcome === 'settling' && (
          <div className="mt-3 flex justify-center">
            <Spinner size="lg" />
          </div>
        )}
        {!booked && (
          <div className="mt-4 rounded-card bg-n-50 p-4 text-left">
            <PayFacts info={info} />
          </div>
        )}
      </ResultPage>
      {booked && <PaidTicket orderId={booked.orderId} />}
    </Card>
  );
}

const BOOKED: Outcome[] = ['paid', 'paidChange', 'paidLate'];

/** The paid thing is shown at once, with its price. */
function PaidTicket({ orderId }: { orderId: number }) {
  const query = useCall('GetExamOrderDetail', { orderId }, { fresh: true });
  const beginChange = useBeginChange(orderId);
  return (
    <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-120 w-full" />}>
      {({ examOrderDetail }) => <Ticket order={ticketOfDetail(examOrderDetail)} onChange={() => void beginChange()} />}
    </Block>
  );
}

function Actions({ outcome, info }: { outcome: Outcome; info: Payee }) {
  const words = usePayWords(info);
  const [reading, setReading] = useState(false);
  const records = (label: string, main: boolean) => (
    <Button size="sm" variant={main ? 'primary' : 'secondary'} render={<AppLink to={exitOf(info)} replace />}>
      {label}
    </Button>
  );
  if (isMall(info)) return records(words.backToRecords, outcome !== 'settling');
  if (outcome === 'paid' || outcome === 'paidChange' || outcome === 'paidLate') {
    return (
      <>
        {info.centerId !== undefined && (
          <>
            <Button size="sm" onClick={() => setReading(true)}>
              {words.precautions}
            </Button>
            <PrecautionSheet open={reading} centerId={info.centerId} onClose={() => setReading(false)} />
          </>
        )}
        <Button
          size="sm"
          variant="primary"
          render={
            <AppLink
              to={info.orders ? exitOf(info) : pathTo('/web/examdone/$id', { id: String(info.orderId) })}
              replace
            />
          }
        >
          {words.view}
        </Button>
      </>
    );
  }
  if (outcome === 'settling' || outcome === 'finished') return records(words.backToRecords, false);
  if (outcome === 'expiredChange' || outcome === 'droppedChange') {
    return (
      <>
        {records(words.view, false)}
        <ChangeAgain orderId={info.orderId} />
      </>
    );
  }
  return (
    <>
      {records(words.backToRecords, false)}
      <Button
        size="sm"
        variant="primary"
        render={
          <AppLink to={pathTo('/web/plan/$from', { from: info.isSelf === false ? 'relative' : 'self' })} replace />
        }
      >
        {words.rebook}
      </Button>
    </>
  );
}

/** The old appointment stands; who still wants another day begins again. */
function ChangeAgain({ orderId }: { orderId: number }) {
  const words = useText(payText);
  const begin = async () => {
    try {
      const reason = await withOverlay(words.checkingChange, () => beginChange(orderId));
      if (!reason) return;
      const actions = [{ value: 'ok', label: words.ok }];
      await dialogs.ask({ title: words.noChangeTitle, text: reason.text, actions });
    } catch (error) {
      await report(error, begin);
    }
  };
  return (
    <Button size="sm" variant="primary" onClick={() => void begin()}>
      {words.changeAgain}
    </Button>
  );
}
