import type { PayMethod } from '#contract/calls/payment';
import { Timer } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { now } from '../../platform/clock.ts';
import { telHref } from '../../platform/locale.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { cx } from '../../ui/cx.ts';
import { Price, priceText } from '../../ui/data/Price.tsx';
import { useIsWide } from '../../ui/layout/wide.ts';
import { PhoneButtons, WideButtons } from './PayButtons.tsx';
import { PayFacts } from './PayFacts.tsx';
import { LeavePanel, PayMethods } from './PayMethods.tsx';
import { methodOf, wechatWay } from './pay-rules.ts';
import { exitOf, isChange, isMall, usePayWords, type Payee } from './payee.ts';
import { PointsCard } from './PointsCard.tsx';
import { QrPanel } from './QrPanel.tsx';
import { usePayStart } from './use-pay-start.ts';
import type { PayStatus } from './use-pay-status.ts';

/** How much, how long, how; the code on a wide screen, the app or the provider's page on a phone. */
export function PayForm({ info, status }: { info: Payee; status: PayStatus }) {
  const words = usePayWords(info);
  const [chosen, setChosen] = useState<PayMethod>();
  const [attempt, setAttempt] = useState(0);
  const method = methodOf(info.methods, chosen);
  const way = wechatWay(useIsWide(), navigator.userAgent);
  const { tried, start } = usePayStart(info, status.ask);
  const isScan = method === 'wechat' && way === 'scan';
  const payNow = () => {
    status.forget();
    if (isScan) setAttempt(attempt + 1);
    else if (method) start(method);
  };
  const buttons = { info, tried, status, payNow };
  return (
    <>
      <Amount info={info} status={status} />
      {isMall(info) && status.state === 'unpaid' && tried === 'no' && <PointsCard orderGuid={info.orderGuid} />}
      <Card title={words.choose} className="mt-3 md:mt-4">
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_280px]">
          <div>
            <PayMethods info={info} value={method} onChange={setChosen} way={way} />
            <div className="mt-6">
              <PayFacts info={info} />
            </div>
          </div>
          <div className="max-lg:mt-6 max-md:hidden">
            {isScan ? (
              <QrPanel info={info} attempt={attempt} />
            ) : (
              <LeavePanel
                main={tried === 'no'}
                onGo={payNow}
                text={method === 'guanaitong' ? words.toCashier : words.inApp}
              >
                {method === 'guanaitong' ? words.goCashier : words.payNow(priceText(info.amountFen))}
              </LeavePanel>
            )}
          </div>
        </div>
      </Card>
      <div className="max-md:hidden">
        <Told info={info} status={status} provider={method ?? 'wechat'} className="mt-4" />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:hidden">
        <WideButtons {...buttons} byLink={!isScan} />
      </div>
      <Trouble info={info} />
      {tried !== 'no' && (
        <p className="mt-3 text-center md:hidden">
          <AppLink to={exitOf(info)}>{words.later}</AppLink>
        </p>
      )}
      <ActionBar note={<Told info={info} status={status} provider={method ?? 'wechat'} />}>
        <PhoneButtons {...buttons} />
      </ActionBar>
    </>
  );
}

const FIGURE = 'inline-grid h-8 min-w-8 place-items-center rounded-[6px] bg-n-100 px-1.5 text-[1.125rem] text-ink';

function Amount({ info, status }: { info: Payee; status: PayStatus }) {
  const words = usePayWords(info);
  // hours and minutes for a hold of a day, minutes and seconds for one of half an hour
  const figures = (minutes: number, seconds: number): ReactNode[] => {
    const parts: [number, string][] =
      minutes >= 60
        ? [
            [Math.floor(minutes / 60), words.hours],
            [minutes % 60, words.minutes],
          ]
        : [
            [minutes, words.minutes],
            [seconds, words.seconds],
          ];
    return parts.map(([figure, unit]) => (
      <Fragment key={unit}>
        <b className={FIGURE}>{figure}</b> {unit}{' '}
      </Fragment>
    ));
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-md:flex-col max-md:text-center">
        <div>
          <p className="text-c text-ink-2">{isChange(info) ? words.difference : words.amount}</p>
          <Price fen={info.amountFen} className="text-[2.25rem]/12" />
        </div>
        {status.until !== undefined && (
          <div className="flex flex-wrap items-center justify-center gap-2">
            <span className="text-ink-2">{words.left}</span>
            <span className="font-semibold">
              <Countdown
                key={status.until}
                until={status.until}
                now={now}
                announce={words.minutesLeft}
                onEnd={status.over}
                format={figures}
              />
            </span>
          </div>
        )}
      </div>
      <div className="mt-4">
        <Alert tone="warn" icon={Timer}>
          {isChange(info) ? words.heldChange : words.held}
        </Alert>
      </div>
    </Card>
  );
}

interface ToldProps {
  info: Payee;
  status: PayStatus;
  provider: PayMethod;
  className?: string;
}

/** The provider's word so far, politely. On a phone it stands with the buttons: the page may be scrolled. */
function Told({ info, status: { asked }, provider, className }: ToldProps) {
  const words = usePayWords(info);
  const name = words.providers[provider];
  return (
    <div role="status" className={cx(asked !== 'no' && className)}>
      {asked === 'asking' && <Alert>{words.asking(name)}</Alert>}
      {asked === 'notYet' && <Alert tone="warn">{words.notYet(name)}</Alert>}
      {asked === 'noAnswer' && <Alert tone="warn">{words.noAnswer(name)}</Alert>}
    </div>
  );
}

function Trouble({ info }: { info: Payee }) {
  const words = usePayWords(info);
  const hotline = useBranding()?.hotline;
  if (!hotline) return null;
  return (
    <p className="mt-4 text-center text-c text-ink-3">
      {words.trouble}
      <a href={telHref(hotline)} className="tap-44 inline-block">
        {hotline}
      </a>
    </p>
  );
}
