import { afterEach, describe, expect, it } from 'vitest';
import { dayByKey, daysOf, isMonth, monthOf, sameDayIn, shiftDay, shiftMonth, weekPlace, weeksOf } from './month.ts';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia'])('in %s', (zone) => {
  const inZone = <T>(work: () => T): T => {
    process.env.TZ = zone;
    return work();
  };

  it('a month has its days, leap years included', () => {
    inZone(() => {
      expect(daysOf('2026-06')).toHaveLength(30);
      expect(daysOf('2026-02')).toHaveLength(28);
      expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
      expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
    });
  });

  it('weeks begin on Monday and hold every day once', () => {
    inZone(() => {
      const weeks = weeksOf('2026-06');
      expect(weeks).toHaveLength(5);
      expect(weeks[0]?.[0]).toBe('2026-06-01');
      expect(weeks[4]).toEqual(['2026-06-29', '2026-06-30', null, null, null, null, null]);
      for (let index = 0; index < 60; index++) {
        const month = shiftMonth('2024-01', index);
        const rows = weeksOf(month);
        expect(rows.flat().filter((day) => day !== null)).toEqual(daysOf(month));
        for (const row of rows)
          row.forEach((day, place) => expect(day === null || weekPlace(day) === place).toBe(true));
      }
    });
  });

  it('crosses months and years', () => {
    inZone(() => {
      expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
      expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
      expect(shiftMonth('2026-12', 1)).toBe('2027-01');
      expect(shiftMonth('2026-01', -13)).toBe('2024-12');
      // the night American clocks change
      expect(shiftDay('2026-03-08', 1)).toBe('2026-03-09');
      expect(shiftDay('2026-11-01', -1)).toBe('2026-10-31');
    });
  });
});

it('keeps the day of another month, or takes its last', () => {
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
  expect(sameDayIn('2026-07', '2026-06-16')).toBe('2026-07-16');
  expect(monthOf('2026-07-16')).toBe('2026-07');
});

it.each([
  ['ArrowLeft', '2026-06-15'],
  ['ArrowRight', '2026-06-17'],
  ['ArrowUp', '2026-06-09'],
  ['ArrowDown', '2026-06-23'],
  ['Home', '2026-06-15'],
  ['End', '2026-06-21'],
  ['PageUp', '2026-05-16'],
  ['PageDown', '2026-07-16'],
  ['a', undefined],
])('%s leads from Tuesday 16 June to %s', (key, expected) => {
  expect(dayByKey('2026-06-16', key)).toBe(expected);
});

it.each([
  ['2026-06', true],
  ['2026-13', false],
  ['2026-6', false],
  ['', false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});
