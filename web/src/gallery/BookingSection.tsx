import { useState } from 'react';
import { AddOnRow } from '../ui/form/AddOnRow.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Chips } from '../ui/form/Chips.tsx';
import { ChoiceCard } from '../ui/form/ChoiceCard.tsx';
import { FeeList } from '../ui/data/FeeList.tsx';
import { KeyValueRows } from '../ui/data/KeyValueRows.tsx';
import { Price } from '../ui/data/Price.tsx';
import { Segmented } from '../ui/form/Segmented.tsx';
import { Stepper } from '../ui/layout/Stepper.tsx';
import { Switch } from '../ui/form/Switch.tsx';
import { Tag } from '../ui/data/Tag.tsx';
import type { GalleryText } from './text.ts';

const STATES = ['done', 'current', 'todo', 'todo'] as const;

/** The parts of a booking: steps, packages, add-ons in each state, sums. */
export function BookingSection({ text }: { text: GalleryText }) {
  const { booking } = text;
  const steps = booking.steps.map((label, index) => ({
    key: label,
    label,
    state: STATES[index] ?? ('todo' as const),
    ...(index === 0 && { link: <a href="#step" /> }),
  }));
  return (
    <>
      <Card title={text.sections.booking} className="g-wide" flush>
        <Stepper label={booking.stepsLabel} steps={steps} position={booking.position} doneMark={booking.done} />
      </Card>
      <Card className="g-wide">
        <div className="g-stack">
          <Packages text={text} />
        </div>
      </Card>
      <Card>
        <AddOns text={text} />
      </Card>
      <Card>
        <div className="g-stack">
          <FeeList
            lines={[
              { key: 'set', label: booking.packages[1], fen: 104_000 },
              { key: 'company', label: booking.subsidy, fen: -68_000 },
            ]}
            total={{ label: booking.total, fen: 36_000 }}
          />
          <KeyValueRows rows={booking.rows.map((row) => ({ key: row.label, ...row }))} />
          <Ways text={text} />
        </div>
      </Card>
    </>
  );
}

function Packages({ text: { booking } }: { text: GalleryText }) {
  const [value, setValue] = useState('1');
  return booking.packages.map((name, index) => (
    <ChoiceCard
      key={name}
      group="g-package"
      value={String(index)}
      checked={value === String(index)}
      onChange={() => setValue(String(index))}
      name={name}
      aside={index === 1 && <Tag tone="brand">{booking.popular}</Tag>}
      text={booking.packageText}
      highlights={booking.highlights}
      price={index === 0 ? <span className="text-ok">{booking.company}</span> : <Price fen={36_000 * index} />}
      more={<a href="#items">{booking.items}</a>}
      reason={index === 2 && <p className="text-c text-warn">{booking.notForYou}</p>}
    />
  ));
}

function AddOns({ text: { booking } }: { text: GalleryText }) {
  const [on, setOn] = useState(true);
  const [chip, setChip] = useState('0');
  const why = (reason: string) => <p className="text-c text-warn">{reason}</p>;
  const [ct = '', xray = '', scope = '', markers = ''] = booking.extras;
  return (
    <>
      <Chips
        label={booking.kinds.join()}
        items={booking.kinds.map((label, index) => ({ value: String(index), label }))}
        value={chip}
        onChange={setChip}
      />
      <AddOnRow name={ct} text={booking.extraText} fen={32_000} checked={on} onChange={setOn} />
      <AddOnRow
        name={xray}
        fen={8_000}
        checked={false}
        onChange={() => undefined}
        reason={on && why(booking.excluded)}
      />
      <AddOnRow name={scope} fen={98_000} checked={false} onChange={() => undefined} reason={why(booking.needs)} />
      <AddOnRow name={markers} fen={26_000} checked locked onChange={() => undefined} reason={why(booking.paid)} />
    </>
  );
}

function Ways({ text: { booking } }: { text: GalleryText }) {
  const [view, setView] = useState('0');
  const [invoice, setInvoice] = useState(false);
  return (
    <>
      <Segmented
        label={booking.view}
        name="g-view"
        items={booking.views.map((label, index) => ({ value: String(index), label }))}
        value={view}
        onChange={setView}
      />
      <Switch
        label={booking.invoice}
        text={booking.invoiceText}
        checked={invoice}
        onChange={(event) => setInvoice(event.target.checked)}
      />
      <Button variant="primary" block>
        {booking.next}
      </Button>
    </>
  );
}
