import { useState } from 'react';
import { now } from '../../app/clock.ts';
import { AppLink } from '../../app/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../app/locale.ts';
import { useParam } from '../../app/location.ts';
import { pathTo, screen } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { KeyValueRows, type KeyValueRow } from '../../ui/KeyValueRows.tsx';
import { Price } from '../../ui/Price.tsx';
import { ResultPage as Result } from '../../ui/ResultPage.tsx';
import { PrecautionSheet } from './confirm/FeesCard.tsx';
import { placedOrder, type Placed } from './confirm/placed.ts';
import { confirmText } from './confirm/text.ts';
import { clockTime } from './dates.ts';
import { TO_PAY } from './fixed.ts';

/** /web/examdone/{id}: the end of the flow. Booked, or held until it is paid. */
export function ResultPage() {
  const words = useText(confirmText);
  const placed = placedOrder(useParam('id') ?? '');
  return (
    <div className="wrap pt-3 md:pt-8">
      <Card>
        {placed ? (
          <Outcome placed={placed} />
        ) : (
          <Result tone="ok" title={words.goneTitle} actions={<ToRecords main />}>
            {words.goneText}
          </Result>
        )}
      </Card>
    </div>
  );
}

function Outcome({ placed }: { placed: Placed }) {
  const words = useText(confirmText);
  const until = placed.heldUntil === null ? undefined : Date.parse(placed.heldUntil);
  const isHeld = placed.status_id === TO_PAY && until !== undefined;
  const [isOver, setOver] = useState(isHeld && until <= now());
  const [reading, setReading] = useState(false);
  if (isOver) {
    return (
      <Result
        tone="bad"
        title={words.expiredTitle}
        actions={
          <Button variant="primary" size="sm" render={<AppLink to={pathTo('/web/home')} />}>
            {words.again}
          </Button>
        }
      >
        {words.expiredText}
      </Result>
    );
  }
  return (
    <>
      <Result
        tone={isHeld ? 'pending' : 'ok'}
        title={isHeld ? words.payTitle : words.doneTitle}
        actions={
          isHeld ? (
            <>
              <ToRecords />
              <Button variant="primary" size="sm" render={<AppLink to={screen(`/web/pay/${placed.orderId}`)} />}>
                {words.pay}
              </Button>
            </>
          ) : (
            <>
              <Button size="sm" onClick={() => setReading(true)}>
                {words.precautions}
              </Button>
              <ToRecords main />
            </>
          )
        }
      >
        <p>{isHeld ? words.payText : words.doneText}</p>
        <div className="mt-4 rounded-card bg-n-50 p-4 text-left">
          <FactRows placed={placed} {...(isHeld && { until, onOver: () => setOver(true) })} />
        </div>
      </Result>
      <PrecautionSheet open={reading} centerId={placed.centerId} onClose={() => setReading(false)} />
    </>
  );
}

function ToRecords({ main = false }: { main?: boolean }) {
  const words = useText(confirmText);
  return (
    <Button variant={main ? 'primary' : 'secondary'} size="sm" render={<AppLink to={screen('/web/examrecord')} />}>
      {words.view}
    </Button>
  );
}

function FactRows({ placed, until, onOver }: { placed: Placed; until?: number; onOver?: () => void }) {
  const words = useText(confirmText);
  const language = useLocale();
  const pick = usePick();
  const { orderNo, person, set, center, day, time, selfFen } = placed;
  const rows: KeyValueRow[] = [
    { key: 'no', label: words.orderNo, value: orderNo },
    { key: 'person', label: words.person, value: person },
    { key: 'set', label: words.package, value: pick(set.zh, set.en) },
    { key: 'center', label: words.center, value: pick(center.zh, center.en) },
    { key: 'when', label: words.when, value: `${formatDay(day, language)} ${time}` },
  ].filter(({ value }) => value);
  if (until !== undefined) {
    rows.unshift(
      { key: 'amount', label: words.amount, value: <Price fen={selfFen} className="text-m" /> },
      { key: 'until', label: words.heldUntil, value: clockTime(until) },
      {
        key: 'left',
        label: words.left,
        value: (
          <Countdown
            until={until}
            now={now}
            format={words.timer}
            announce={words.minutesLeft}
            {...(onOver && { onEnd: onOver })}
          />
        ),
      },
    );
  }
  return <KeyValueRows rows={rows} plain />;
}
