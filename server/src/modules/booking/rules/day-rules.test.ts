import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEW_LEFT } from '#contract/calls/booking';
import type { BookingWindow } from '#contract/company-config';
import { addDays, dayInShanghai, daysBetween } from '#contract/rules/day';
import { openingOn } from '#contract/rules/window';
import { publishedHolidays } from './calendar.ts';
import { judgeDay, nearestFreeDay, type DayRules } from './day-rules.ts';
import { HORIZON_DAYS, type Exception, type Horizon } from '../supply/seats.ts';

const table = publishedHolidays();
const COMPANY = 100;

/** Any day of the published calendars and some months beyond them. */
const anyDay = fc
  .integer({ min: 0, max: daysBetween('2019-01-01', '2027-06-30') })
  .map((offset) => addDays('2019-01-01', offset));

const rulesOf = (today: string, ahead: number, exam: [string | null, string | null] = [null, null]): DayRules => ({
  today,
  companyId: COMPANY,
  teamDaysOnly: false,
  bookAheadDays: ahead,
  firstDay: addDays(today, ahead),
  examFrom: exam[0],
  examTo: exam[1],
  holidays: table,
  say: (day) => day,
  sayShort: (day) => day,
});

const exception: fc.Arbitrary<Exception> = fc.oneof(
  fc.constant<Exception>({ kind: 'rest', teamCompany: null, opensOn: null }),
  fc.constantFrom(COMPANY, 210).map((teamCompany): Exception => ({ kind: 'team', teamCompany, opensOn: null })),
  anyDay.map((opensOn): Exception => ({ kind: 'opensLater', teamCompany: null, opensOn })),
);

/** A day to judge, near today, with its seats and exceptions. */
const scene = fc.record({
  today: anyDay,
  ahead: fc.integer({ min: -10, max: HORIZON_DAYS + 10 }),
  daysAhead: fc.integer({ min: 0, max: 10 }),
  seats: fc.option(fc.integer({ min: -1, max: 12 }), { nil: undefined }),
  special: fc.option(exception, { nil: undefined }),
  examAhead: fc.option(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 80 })), { nil: undefined }),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function judged({ today, ahead, daysAhead, seats, special, examAhead }: Scene) {
  const day = addDays(today, ahead);
  const horizon: Horizon = {
    days: new Map(seats === undefined ? [] : [[day, { left: seats }]]),
    exceptions: new Map(special ? [[day, special]] : []),
  };
  const exam = examAhead && ([addDays(today, examAhead[0]), addDays(today, examAhead[0] + examAhead[1])] as const);
  const rules = rulesOf(today, daysAhead, exam ? [exam[0], exam[1]] : undefined);
  return { day, exam, ...judgeDay(day, horizon, rules) };
}

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('in %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterAll(() => {
    process.env.TZ = before;
  });

  it('a day that can be had breaks no rule, one that cannot names the rule it breaks', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { today, ahead, daysAhead, seats, special } = given;
        const { day, exam, state, left, fault } = judged(given);
        const broken: Record<string, boolean> = {
          dayPast: ahead <= 0,
          dayOutsidePlan: exam !== undefined && (day < exam[0] || day > exam[1]),
          dayTooSoon: ahead < daysAhead,
          dayRest: seats === undefined || special?.kind === 'rest',
          dayTeam: special?.kind === 'team' && special.teamCompany !== COMPANY,
          dayWait: ahead > HORIZON_DAYS || (special?.opensOn ?? '') > today,
          dayFull: (seats ?? 0) <= 0,
        };
        if (fault) expect(broken[fault.fault], `${fault.fault} on ${day}`).toBe(true);
        else expect(Object.keys(broken).filter((rule) => broken[rule])).toEqual([]);
        expect(left).toBe(fault ? 0 : seats);
        expect(['available', 'few'].includes(state)).toBe(!fault);
        if (!fault) expect(state === 'few').toBe((seats ?? 0) <= FEW_LEFT);
      }),
      { numRuns: 600 },
    );
  });

  it('the nearest free day is free, and no earlier one is', () => {
    const open = fc.record({ today: anyDay, daysAhead: fc.nat(7), from: fc.integer({ min: -20, max: 60 }) });
    const free = fc.uniqueArray(fc.integer({ min: 1, max: HORIZON_DAYS }), { maxLength: 6 });
    fc.assert(
      fc.property(open, free, ({ today, daysAhead, from }, offsets) => {
        const horizon: Horizon = {
          days: new Map(offsets.map((offset) => [addDays(today, offset), { left: 1 }])),
          exceptions: new Map(),
        };
        const rules = rulesOf(today, daysAhead);
        const found = nearestFreeDay(addDays(today, from), horizon, rules);
        const right = offsets
          .map((offset) => addDays(today, offset))
          .filter((day) => day >= addDays(today, from) && day >= addDays(today, daysAhead))
          .sort()[0];
        expect(found).toBe(right);
      }),
      { numRuns: 150 },
    );
  });

  it('today is Shanghai’s, whatever the machine’s', () => {
    expect(dayInShanghai(new Date('2026-06-09T16:00:00Z'))).toBe('2026-06-10');
    expect(dayInShanghai(new Date('2026-06-09T15:59:59Z'))).toBe('2026-06-09');
  });
});

describe('how many days ahead', () => {
  it.each([
    ['2026-06-10', 2, '2026-06-11', '2026-06-12'],
    // days of the calendar, whatever is worked on them
    ['2026-06-10', 7, '2026-06-16', '2026-06-17'],
    ['2026-09-29', 14, '2026-10-12', '2026-10-13'],
  ])('of %s, %d days: %s is too soon, %s is not', (today, daysAhead, tooSoon, enough) => {
    const horizon: Horizon = {
      days: new Map([tooSoon, enough].map((day) => [day, { left: 9 }])),
      exceptions: new Map(),
    };
    expect(judgeDay(tooSoon, horizon, rulesOf(today, daysAhead)).fault?.fault).toBe('dayTooSoon');
    expect(judgeDay(enough, horizon, rulesOf(today, daysAhead)).fault).toBeUndefined();
  });

  it('of a day far away costs no more than of a near one', () => {
    const started = performance.now();
    judgeDay('9999-12-31', { days: new Map(), exceptions: new Map() }, rulesOf('2026-06-10', 4));
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe('windows', () => {
  const windowAround: fc.Arbitrary<BookingWindow> = fc
    .record({
      from: anyDay,
      length: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
      onlyClasses: fc.option(fc.subarray([1, 2, 6], { minLength: 1 }), { nil: undefined }),
      exceptClasses: fc.option(fc.subarray([1, 2, 6], { minLength: 1 }), { nil: undefined }),
    })
    .map(({ from, length, onlyClasses, exceptClasses }) => ({
      from,
      ...(length !== undefined && { to: addDays(from, length) }),
      ...(onlyClasses && { onlyClasses }),
      ...(exceptClasses && { exceptClasses }),
    }));

  it('open exactly on the days of a window of the class; otherwise the next opening is told', () => {
    const employeeClass = fc.constantFrom(1, 2, 6);
    fc.assert(
      fc.property(
        anyDay,
        employeeClass,
        fc.array(windowAround, { minLength: 1, maxLength: 4 }),
        (today, own, windows) => {
          const mine = windows.filter(
            (window) => (window.onlyClasses ?? [own]).includes(own) && !(window.exceptClasses ?? []).includes(own),
          );
          const opening = openingOn(today, own, windows);
          const inside = mine.some(
            ({ from, to }) => daysBetween(from, today) >= 0 && (!to || daysBetween(today, to) >= 0),
          );
          expect(opening.open).toBe(inside);
          if (opening.open) return;
          const ahead = mine
            .filter(({ from }) => daysBetween(today, from) > 0)
            .map(({ from }) => daysBetween(today, from));
          const next = ahead.length > 0 ? addDays(today, Math.min(...ahead)) : undefined;
          expect(opening.opensOn).toBe(next);
          if (next) expect(openingOn(next, own, windows).open).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('none at all: always open', () => {
    fc.assert(fc.property(anyDay, fc.nat(9), (today, own) => openingOn(today, own, []).open));
  });
});
