import type { PayInfo, PayMethod } from '#contract/payment';
import { CreditCard, Timer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AppLink } from '../../app/AppLink.tsx';
import { useBranding } from '../../app/branding.ts';
import { now } from '../../app/clock.ts';
import { telHref, useText } from '../../app/locale.ts';
import { pathTo } from '../../app/paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { WeChatMark } from '../../ui/art/WeChatMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Price, priceText } from '../../ui/Price.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useIsWide } from '../../ui/wide.ts';
import { PayFacts } from './PayFacts.tsx';
import { methodOf, wechatWay } from './pay-rules.ts';
import { QrPanel } from './QrPanel.tsx';
import { payText } from './text.ts';
import { usePayStart } from './use-pay-start.ts';
import type { PayStatus } from './use-pay-status.ts';

/** Mock-up 08: how much, how long, how; the code on a wide screen, the app or the provider's page on a phone. */
export function PayForm({ info, status }: { info: PayInfo; status: PayStatus }) {
  const words = useText(payText);
  const [chosen, setChosen] = useState<PayMethod>();
  const [attempt, setAttempt] = useState(0);
  const method = methodOf(info.methods, chosen);
  const way = wechatWay(useIsWide(), navigator.userAgent);
  const { isStarted, start } = usePayStart(info, status.ask);
  const isScan = method === 'wechat' && way === 'scan';
  const payNow = () => {
    status.forget();
    if (isScan) setAttempt(attempt + 1);
    else if (method) start(method);
  };
  const buttons = { amountFen: info.amountFen, isScan, isStarted, status, payNow };
  return (
    <>
      <Amount info={info} status={status} />
      <Card title={words.choose} className="mt-3 md:mt-4">
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_280px]">
          <div>
            <Methods info={info} value={method} onChange={setChosen} scan={way} />
            <div className="mt-6">
              <PayFacts info={info} />
            </div>
          </div>
          <div className="max-lg:mt-6 max-md:hidden">
            {isScan ? (
              <QrPanel orderNo={info.out_trade_no} attempt={attempt} />
            ) : (
              <LeavePanel onGo={payNow} text={method === 'guanaitong' ? words.toCashier : words.inApp}>
                {method === 'guanaitong' ? words.goCashier : words.payNow(priceText(info.amountFen))}
              </LeavePanel>
            )}
          </div>
        </div>
      </Card>
      <Told status={status} provider={method ?? 'wechat'} />
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:hidden">
        <WideButtons {...buttons} />
      </div>
      <Trouble />
      <ActionBar>
        <PhoneButtons {...buttons} />
      </ActionBar>
    </>
  );
}

function Amount({ info, status }: { info: PayInfo; status: PayStatus }) {
  const words = useText(payText);
  const box = 'inline-grid h-8 min-w-8 place-items-center rounded-[6px] bg-n-100 px-1.5 text-[1.125rem] text-ink';
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-md:flex-col max-md:text-center">
        <div>
          <p className="text-c text-ink-2">{info.isChange ? words.difference : words.amount}</p>
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
                format={(minutes, seconds) => (
                  <span className="inline-flex items-center gap-1">
                    <b className={box}>{minutes}</b>
                    {words.minutes}
                    <b className={box}>{seconds}</b>
                    {words.seconds}
                  </span>
                )}
              />
            </span>
          </div>
        )}
      </div>
      <div className="mt-4">
        <Alert tone="warn" icon={Timer}>
          {info.isChange ? words.heldChange : words.held}
        </Alert>
      </div>
    </Card>
  );
}

interface MethodsProps {
  info: PayInfo;
  value: PayMethod | undefined;
  onChange: (method: PayMethod) => void;
  scan: 'scan' | 'leave' | 'inApp';
}

function Methods({ info, value, onChange, scan }: MethodsProps) {
  const words = useText(payText);
  const texts = { scan: words.scan, leave: words.jump, inApp: words.inApp };
  const marks: Record<PayMethod, ReactNode> = {
    wechat: (
      <Mark className="bg-[#07893f]">
        <WeChatMark size={24} color="#fff" />
      </Mark>
    ),
    guanaitong: (
      <Mark className="bg-[#2e63b1]">
        <CreditCard aria-hidden="true" size={24} strokeWidth={1.75} />
      </Mark>
    ),
  };
  return (
    <RadioCards
      legend={words.choose}
      hideLegend
      name="pay-method"
      value={value}
      onChange={onChange}
      items={info.methods.map((method) => ({
        value: method,
        title: words.methods[method],
        text: method === 'wechat' ? texts[scan] : words.benefit,
        mark: marks[method],
      }))}
    />
  );
}

const Mark = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`grid size-10 flex-none place-items-center rounded-[10px] text-white ${className}`}>{children}</span>
);

/** On a wide screen, where there is no code to scan. */
function LeavePanel({ text, onGo, children }: { text: string; onGo: () => void; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line p-5 text-center">
      <p className="text-label text-ink-2">{text}</p>
      <Button variant="brand" block className="mt-4" onClick={onGo}>
        {children}
      </Button>
    </div>
  );
}

/** What the provider says so far, politely. */
function Told({ status: { asked }, provider }: { status: PayStatus; provider: PayMethod }) {
  const words = useText(payText);
  const name = words.providers[provider];
  return (
    <div role="status" className="mt-3 empty:mt-0 md:mt-4">
      {asked === 'asking' && <Alert>{words.asking(name)}</Alert>}
      {asked === 'notYet' && <Alert tone="warn">{words.notYet(name)}</Alert>}
      {asked === 'noAnswer' && <Alert tone="warn">{words.noAnswer(name)}</Alert>}
    </div>
  );
}

interface ButtonsProps {
  amountFen: number;
  isScan: boolean;
  isStarted: boolean;
  status: PayStatus;
  payNow: () => void;
}

function Later({ className }: { className?: string }) {
  const words = useText(payText);
  return (
    <Button {...(className && { className })} render={<AppLink to={pathTo('/web/examrecord')} />}>
      {words.later}
    </Button>
  );
}

function Done({ status: { asked, ask }, block }: { status: PayStatus; block?: boolean }) {
  const words = useText(payText);
  return (
    <Button variant="primary" block={block} busy={asked === 'asking'} onClick={ask}>
      {words.done}
    </Button>
  );
}

function WideButtons({ status, payNow }: ButtonsProps) {
  const words = useText(payText);
  return (
    <>
      <Later />
      {status.asked === 'notYet' && <Button onClick={payNow}>{words.again}</Button>}
      <Done status={status} />
    </>
  );
}

/** Before: later or now. Somebody who has been to the payment is asked how it went. */
function PhoneButtons({ amountFen, isStarted, status, payNow }: ButtonsProps) {
  const words = useText(payText);
  if (!isStarted) {
    return (
      <>
        <Later className="min-w-28" />
        <Button variant="primary" className="flex-1" onClick={payNow}>
          {words.payNow(priceText(amountFen))}
        </Button>
      </>
    );
  }
  return (
    <div className="grid flex-1 grid-cols-2 gap-2 *:px-2">
      <Button onClick={payNow}>{words.again}</Button>
      <Done status={status} block />
    </div>
  );
}

function Trouble() {
  const words = useText(payText);
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
