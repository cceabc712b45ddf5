import { describe, expect, it } from 'vitest';
import { draftOf, nextSegment, problemOf, seatsOf, timeTyped, weekOf } from './week-form.ts';

const monday = { weekday: 1, starts: '07:30', ends: '08:00', seats: 10 };

describe('the week of a centre', () => {
  it('reads what it writes, by weekday', () => {
    const week = [{ ...monday, weekday: 0 }, monday];
    expect(weekOf(draftOf(week))).toEqual(week);
    expect(draftOf(week).map(seatsOf)).toEqual([10, 10, 0, 0, 0, 0, 0]);
  });

  it('takes a time as people type it', () => {
    expect(['7:30', '0730', '07：30', ' 07.30 '].map(timeTyped)).toEqual(Array(4).fill('07:30'));
    expect(['24:00', '07:60', 'early', ''].map(timeTyped)).toEqual(['', '', '', '']);
  });

  it('goes on by half hours, and not over midnight', () => {
    expect(nextSegment([])).toEqual({ starts: '07:30', ends: '08:00', seats: '10' });
    expect(nextSegment([{ starts: '07:30', ends: '08:00', seats: '4' }])).toEqual({
      ...{ starts: '08:00', ends: '08:30', seats: '4' },
    });
    expect(nextSegment([{ starts: '23:00', ends: '23:45', seats: '4' }]).ends).toBe('23:59');
  });

  it('says on which day a time is incomplete or meets another', () => {
    expect(problemOf([monday, { ...monday, starts: '08:00', ends: '08:30' }])).toBeUndefined();
    expect(problemOf([{ ...monday, ends: '07:00' }])).toEqual({ kind: 'wrong', weekday: 1 });
    expect(problemOf([{ ...monday, seats: -1 }])).toEqual({ kind: 'wrong', weekday: 1 });
    expect(problemOf([monday, { ...monday, starts: '07:45', ends: '08:15' }])).toEqual({
      ...{ kind: 'overlap', weekday: 1, one: '07:30–08:00', other: '07:45–08:15' },
    });
  });
});
