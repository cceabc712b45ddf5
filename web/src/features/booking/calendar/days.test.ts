import type { CalendarDay, Segment } from '#contract/calls/booking';
import { expect, it } from 'vitest';
import { gridDays, legendOf, noteOf, slotsOf } from './days.ts';

const day = (state: CalendarDay['state'], more: Partial<CalendarDay> = {}): CalendarDay => ({
  day: '2026-06-16',
  state,
  left: 0,
  holiday: null,
  reason: null,
  ...more,
});
const dragonBoat = { zh: '端午节', en: 'Dragon Boat Festival' };

it.each([
  [day('available', { left: 26 }), '余 26', '26 left'],
  [day('few', { left: 3 }), '仅余 3', '3 left'],
  [day('full'), '约满', 'Full'],
  [day('rest'), '休息', 'Closed'],
  [day('rest', { holiday: dragonBoat }), '端午节', 'Closed'],
  [day('team'), '团检', 'Group day'],
  [day('wait'), '待开放', 'Opens later'],
])('a cell says it in a word', (one, zh, en) => {
  expect(noteOf(one, 'zh-cn')).toBe(zh);
  expect(noteOf(one, 'en-us')).toBe(en);
});

it('a day is read with its state, the holiday’s name and whether it is chosen', () => {
  const name = (one: CalendarDay, language: 'zh-cn' | 'en-us', selected?: string) =>
    gridDays([one], { selected, today: '2026-06-10' }, language).get(one.day)?.name;
  expect(name(day('full'), 'zh-cn')).toBe('6 月 16 日（周二），约满');
  expect(name(day('rest', { holiday: dragonBoat }), 'en-us')).toBe('Tue, 16 Jun, Closed, Dragon Boat Festival');
  expect(name(day('invalid'), 'en-us')).toBe('Tue, 16 Jun, Unavailable');
  expect(name(day('available', { left: 40 }), 'zh-cn', '2026-06-16')).toBe('6 月 16 日（周二），余 40，已选择');
});

it('only days with seats can be chosen', () => {
  const states = ['available', 'few', 'full', 'rest', 'team', 'wait', 'invalid'] as const;
  const can = states.filter(
    (state) =>
      gridDays([day(state)], { selected: undefined, today: '2026-06-10' }, 'zh-cn').get('2026-06-16')?.selectable,
  );
  expect(can).toEqual(['available', 'few']);
  expect(legendOf('en-us').map(({ look }) => look)).toEqual(states);
});

it('segments say their seats, or why not', () => {
  const segment = (state: Segment['state'], left: number): Segment => ({
    workingSegmentId: 7,
    start: '08:00',
    end: '08:30',
    left,
    state,
    reason: state === 'wait' ? { fault: 'dayWait', code: -190, text: 'opens on 1 Jul', next: 'nearestDay' } : null,
  });
  expect(slotsOf([segment('few', 4), segment('full', 0), segment('wait', 0)], 'en-us')).toEqual([
    { value: '7', label: '08:00–08:30', note: '4 left', tone: 'few' },
    { value: '7', label: '08:00–08:30', note: 'Full', tone: 'off' },
    { value: '7', label: '08:00–08:30', note: 'opens on 1 Jul', tone: 'off' },
  ]);
});

it('today is marked where nothing can be had', () => {
  const note = (one: CalendarDay) =>
    gridDays([one], { selected: undefined, today: '2026-06-16' }, 'zh-cn').get(one.day)?.note;
  expect(note(day('invalid'))).toBe('今天');
  expect(note(day('few', { left: 2 }))).toBe('仅余 2');
});

it('the date of the order that is being changed is marked in a word, for the eye and for the ear', () => {
  const marked = (language: 'zh-cn' | 'en-us') =>
    gridDays([day('few', { left: 2 })], { selected: undefined, old: '2026-06-16', today: '2026-06-10' }, language).get(
      '2026-06-16',
    );
  expect(marked('zh-cn')).toMatchObject({ mark: '原预约', name: '6 月 16 日（周二），仅余 2，您原来预约的日期' });
  expect(marked('en-us')).toMatchObject({ mark: 'Booked', name: 'Tue, 16 Jun, 2 left, the date you have now' });
});
