import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './form/Combobox.tsx';
import { Countdown } from './feedback/Countdown.tsx';
import type { GridDay } from './form/DayCell.tsx';
import { MonthGrid, type MonthGridProps } from './form/MonthGrid.tsx';
import { TimeSlots } from './form/TimeSlots.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const nothing = () => undefined;

function grid(more: Partial<MonthGridProps> = {}): string {
  const days = new Map<string, GridDay>([
    ['2026-06-15', { look: 'full', note: 'Full', name: 'Mon, 15 Jun, Full', selectable: false }],
    ['2026-06-16', { look: 'available', note: '40 left', name: 'Tue, 16 Jun, 40 left', selectable: true }],
  ]);
  return html(
    <MonthGrid
      month="2026-06"
      title="June 2026"
      days={days}
      dayName={(day) => day}
      selected={undefined}
      today="2026-06-10"
      weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => ({ short: name, long: name }))}
      legend={[{ look: 'full', sample: '', label: 'Full' }]}
      labels={{ previous: 'Previous', next: 'Next', loading: 'Loading', legend: 'Legend' }}
      minMonth="2026-06"
      maxMonth="2026-08"
      onMonth={nothing}
      onSelect={nothing}
      onUnavailable={nothing}
      {...more}
    />,
  );
}
const button = (markup: string, day: string) =>
  new RegExp(`<button[^>]*data-day="${day}"[^>]*>`).exec(markup)?.[0] ?? '';

/** A screen reader's text of a day. */
const textOf = (markup: string, day: string): string => {
  const [, inside = ''] = new RegExp(`<button[^>]*data-day="${day}"[^>]*>(.*?)</button>`).exec(markup) ?? [];
  return inside.replace(/<small aria-hidden.*?<\/small>/, '').replace(/<[^>]+>/g, '');
};

describe('MonthGrid', () => {
  it('has one tab stop: the first day that can be chosen, or the chosen one', () => {
    expect(grid().match(/data-day="[^"]+"[^>]*tabindex="0"|tabindex="0"[^>]*data-day/gi)).toHaveLength(1);
    expect(button(grid(), '2026-06-16')).toMatch(/tabindex="0"/i);
    expect(button(grid({ selected: '2026-06-15' }), '2026-06-15')).toMatch(/tabindex="0"/i);
  });

  it('a day that cannot be chosen stays reachable and says what it is', () => {
    const full = button(grid(), '2026-06-15');
    expect(full).toContain('aria-disabled="true"');
    expect(full).not.toMatch(/\sdisabled/);
    expect(textOf(grid(), '2026-06-15'), 'the number where it stands in the sentence').toBe('Mon, 15 Jun, Full');
    expect(button(grid(), '2026-06-16')).not.toContain('aria-disabled');
    expect(button(grid(), '2026-06-10')).toContain('aria-current="date"');
  });

  it('is busy while the month is on its way, with every day in place', () => {
    const markup = grid({ days: undefined });
    expect(markup).toContain('aria-busy="true"');
    expect(markup.match(/data-day=/g), 'those that are not over').toHaveLength(21);
  });

  it('leaves days that are over blank and their weeks out', () => {
    const markup = grid();
    expect(button(markup, '2026-06-09')).toBe('');
    expect(button(markup, '2026-06-10')).not.toBe('');
    expect(markup.match(/<tr/g), 'a head and four weeks of five').toHaveLength(1 + 4);
    expect(grid({ month: '2026-07' }).match(/data-day=/g)).toHaveLength(31);
  });

  it('marks a day in a word', () => {
    const days = new Map<string, GridDay>([
      ['2026-06-16', { look: 'few', note: '2 left', name: 'Tue, 16 Jun, your date', selectable: true, mark: 'Booked' }],
    ]);
    expect(grid({ days })).toMatch(/<small aria-hidden="true"[^>]*>Booked<\/small>/);
  });

  it('says which day is chosen, which month it is, and that there is none before', () => {
    const markup = grid({ selected: '2026-06-16' });
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-live="polite"[^>]*>June 2026/);
    expect(/<button[^>]*aria-label="Previous"[^>]*>/.exec(markup)?.[0]).toContain('aria-disabled="true"');
  });
});

it('a full segment cannot be chosen, and says so', () => {
  const items = [
    { value: '1', label: '08:00–08:30', note: '4 left', tone: 'few' as const },
    { value: '2', label: '08:30–09:00', note: 'Full', tone: 'off' as const },
  ];
  const markup = html(<TimeSlots legend="Time" name="s" items={items} value="1" onChange={nothing} />);
  expect(markup.match(/disabled=""/g)).toHaveLength(1);
  expect(markup).toContain('Full');
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});

it('a combobox is closed and tied to its list until something is found', () => {
  const texts = { list: 'Companies', searching: '', none: '', failed: '', found: String };
  const markup = html(
    <Combobox
      id="title"
      label="Title"
      value=""
      onChange={nothing}
      onPick={nothing}
      search={async () => []}
      texts={texts}
    />,
  );
  expect(markup).toContain('role="combobox"');
  expect(markup).toContain('aria-expanded="false"');
  const list = /aria-controls="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${list}" role="listbox"`);
});

it('a countdown begins with the remaining time and stays silent', () => {
  const markup = html(
    <Countdown
      until={754_000}
      now={() => 0}
      format={(minutes, seconds) => `${minutes}:${seconds}`}
      announce={String}
    />,
  );
  expect(markup).toContain('role="timer"');
  expect(markup).toContain('>12:34<');
});
