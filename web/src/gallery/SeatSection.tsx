import { useState } from 'react';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { CenterCard } from '../ui/data/CenterCard.tsx';
import { Combobox } from '../ui/form/Combobox.tsx';
import { Countdown } from '../ui/feedback/Countdown.tsx';
import type { DayLook, GridDay } from '../ui/form/DayCell.tsx';
import { MonthGrid } from '../ui/form/MonthGrid.tsx';
import { daysOf } from '../ui/form/month.ts';
import { Tag } from '../ui/data/Tag.tsx';
import { TimeSlots } from '../ui/form/TimeSlots.tsx';
import type { SeatText } from './seat-text.ts';

const LOOKS: readonly DayLook[] = ['available', 'few', 'full', 'rest', 'team', 'wait', 'invalid'];
const PICTURE = '/art/5c9eff/center-a.svg';
const TEN_MINUTES_MS = 600_000;

/** Where and when: days in every state, segments, a centre that can be had and one that cannot. */
export function SeatSection({ text }: { text: SeatText }) {
  return (
    <>
      <Card title={text.title} className="g-wide">
        <Month text={text} />
      </Card>
      <Card className="g-wide">
        <Month text={text} isLoading />
      </Card>
      <Card>
        <Slots text={text} />
      </Card>
      <Card>
        <div className="g-stack">
          <Title text={text} />
          <Timer text={text} />
        </div>
      </Card>
      <Card className="g-wide">
        <Centers text={text} />
      </Card>
    </>
  );
}

function Month({ text, isLoading }: { text: SeatText; isLoading?: boolean }) {
  const [selected, setSelected] = useState<string>();
  const [told, setTold] = useState(false);
  const month = isLoading ? '2026-07' : '2026-06';
  const days = new Map(
    daysOf(month).map((day, index): [string, GridDay] => {
      const look = LOOKS[index % LOOKS.length] ?? 'invalid';
      const note = text.states[index % LOOKS.length] ?? '';
      return [day, { look, note, name: `${day}, ${note}`, selectable: look === 'available' || look === 'few' }];
    }),
  );
  return (
    <MonthGrid
      month={month}
      title={isLoading ? text.loadingMonth : text.month}
      days={isLoading ? undefined : days}
      dayName={(day) => day}
      selected={selected}
      today={`${month}-10`}
      weekdays={text.weekdays.map((name) => ({ short: name, long: name }))}
      legend={LOOKS.map((look, index) => ({ look, sample: '', label: text.legend[index] ?? '' }))}
      labels={{ previous: text.previous, next: text.next, loading: text.loading, legend: text.legendLabel }}
      minMonth={month}
      maxMonth={month}
      onMonth={() => undefined}
      onSelect={(day) => {
        setTold(false);
        setSelected(day);
      }}
      onUnavailable={() => setTold(true)}
    >
      <div role="status">{told && <Alert tone="warn">{text.why}</Alert>}</div>
    </MonthGrid>
  );
}

function Slots({ text }: { text: SeatText }) {
  const [value, setValue] = useState('2');
  const items = [
    { value: '1', label: '07:30–08:00', note: text.left(4), tone: 'few' as const },
    { value: '2', label: '08:00–08:30', note: text.left(12), tone: 'ok' as const },
    { value: '3', label: '08:30–09:00', note: text.full, tone: 'off' as const },
  ];
  return <TimeSlots legend={text.slots} name="gallery-slots" items={items} value={value} onChange={setValue} />;
}

function Title({ text }: { text: SeatText }) {
  const [value, setValue] = useState('');
  const search = async (typed: string) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (typed === text.failedWord) throw new Error('as asked');
    if (typed === text.noneWord) return [];
    return text.options.map((label, index) => ({ value: String(index), label, note: '91310000MA1K0000XX' }));
  };
  return (
    <Combobox
      id="gallery-combobox"
      label={text.combobox}
      hint={text.comboboxHint}
      value={value}
      onChange={setValue}
      onPick={({ label }) => setValue(label)}
      search={search}
      texts={{
        list: text.combobox,
        searching: text.searching,
        none: text.none,
        failed: text.failed,
        found: text.found,
      }}
    />
  );
}

function Timer({ text }: { text: SeatText }) {
  const [until] = useState(() => Date.now() + TEN_MINUTES_MS + 5_000);
  return (
    <p>
      <Countdown until={until} now={Date.now} format={text.timer} announce={text.minutes} />
    </p>
  );
}

function Centers({ text }: { text: SeatText }) {
  const shared = {
    name: text.center,
    photo: PICTURE,
    address: text.address,
    transport: text.transport,
    hours: text.hours,
    tags: text.tags,
  };
  return (
    <div className="g-stack">
      <CenterCard
        {...shared}
        number={1}
        numberLabel={text.number(1)}
        selected
        distance={text.distance}
        rating={text.rating}
        status={
          <Tag tone="ok" dot>
            {text.open}
          </Tag>
        }
        footer={text.earliest}
        action={
          <Button size="sm" variant="primary">
            {text.choose}
          </Button>
        }
      />
      <CenterCard
        {...shared}
        number={2}
        numberLabel={text.number(2)}
        dimmed
        rating={text.noRating}
        status={<Tag>{text.closed}</Tag>}
        footer={text.closedWhy}
      />
    </div>
  );
}
