import { CreditCard, Phone, Timer } from 'lucide-react';
import { useState } from 'react';
import { WeChatMark } from '../ui/art/WeChatMark.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { OrderCard } from '../ui/data/OrderCard.tsx';
import { QrCode } from '../ui/data/QrCode.tsx';
import { RadioCards } from '../ui/form/RadioCards.tsx';
import { StageLine, type Stage, type StageState } from '../ui/data/StageLine.tsx';
import { MoreActions } from '../ui/overlay/MoreActions.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { Tag } from '../ui/data/Tag.tsx';
import type { OrderText } from './order-text.ts';

const COUNTS = [6, 1, 2, 1, 1, 1];
const OVER_ID = 'gallery-over';
const NO_DAY = { top: '', main: '', bottom: '', label: '' };

/** Orders to be paid, too late to change and over; the tabs above them; how a payment looks. */
export function OrderSection({ text }: { text: OrderText }) {
  return (
    <>
      <Card title={text.title} className="g-wide">
        <Tabs
          label={text.tabsLabel}
          current="1"
          items={text.tabs.map((label, index) => ({
            key: String(index),
            label,
            count: COUNTS[index],
            link: <a href={`#tab-${index}`}>{label}</a>,
          }))}
        />
        <div className="g-stack mt-4">
          <Orders text={text} />
        </div>
      </Card>
      <Card className="g-wide">
        <div className="g-stack">
          <StageLine label={text.stagesLabel} marks={text.marks} stages={stagesTo(text, 'current')} />
          <StageLine label={text.stagesLabel} marks={text.marks} stages={stagesTo(text, 'stopped')} />
          <MoreActions
            label={text.more}
            closeLabel={text.close}
            actions={[
              { key: 'change', label: text.change },
              { key: 'cancel', label: text.cancel, destructive: true },
            ]}
          />
        </div>
      </Card>
      <Card>
        <Methods text={text} />
      </Card>
      <Card>
        <div className="g-stack">
          <QrCode value="https://portal.example/pay/1" label={text.qr} />
          <QrCode value="https://portal.example/pay/1" label={text.qr} faded />
        </div>
      </Card>
    </>
  );
}

/** Two are done, the third is as said. */
const stagesTo = ({ stages }: OrderText, third: StageState): Stage[] =>
  stages
    .slice(0, third === 'stopped' ? 3 : undefined)
    .map((label, at) => ({ key: label, label, state: at < 2 ? 'done' : at === 2 ? third : 'todo' }));

function Orders({ text }: { text: OrderText }) {
  const [next = NO_DAY, soon = NO_DAY, past = NO_DAY] = text.days;
  const shared = { who: text.who, number: text.number, title: text.set, place: text.place };
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <>
      <OrderCard
        {...shared}
        day={next}
        status={
          <Tag tone="warn" dot>
            {text.toPay} 14:32
          </Tag>
        }
        tags={
          <>
            <Tag tone="warn">{text.unpaid}</Tag>
            <Tag tone="line">{text.notInvoiced}</Tag>
          </>
        }
        actions={
          <>
            <Button size="sm">{text.cancel}</Button>
            <Button size="sm" variant="primary">
              {text.pay}
            </Button>
          </>
        }
        noteIcon={<Timer {...icon} />}
        note={text.hurry}
      />
      <OrderCard
        {...shared}
        day={soon}
        status={
          <Tag tone="info" dot>
            {text.booked}
          </Tag>
        }
        tags={<Tag tone="ok">{text.paid}</Tag>}
        actions={
          <>
            <Button size="sm" disabledBy={OVER_ID}>
              {text.cancel}
            </Button>
            <Button size="sm" variant="brand" disabledBy={OVER_ID}>
              {text.change}
            </Button>
          </>
        }
        noteIcon={<Phone {...icon} />}
        note={<span id={OVER_ID}>{text.over}</span>}
      />
      <OrderCard
        {...shared}
        day={past}
        past
        status={<Tag dot>{text.cancelled}</Tag>}
        tags={<Tag tone="line">{text.refunded}</Tag>}
        actions={<Button size="sm">{text.rebook}</Button>}
      />
    </>
  );
}

function Methods({ text }: { text: OrderText }) {
  const [value, setValue] = useState('0');
  const marks = [<WeChatMark key="wechat" size={40} />, <CreditCard key="card" aria-hidden="true" size={40} />];
  return (
    <RadioCards
      legend={text.method}
      name="gallery-method"
      value={value}
      onChange={setValue}
      items={text.methods.map((title, index) => ({
        value: String(index),
        title,
        text: text.methodTexts[index],
        mark: marks[index],
      }))}
    />
  );
}
