import type { Clock } from '../src/clock.ts';

/** A Wednesday morning in Shanghai, far from holidays. The demo world of the tests is the one of this day. */
export const TEST_NOW = new Date('2026-06-10T10:00:00+08:00');

export interface TestClock {
  now: Clock;
  /** Sets the time; it runs on from there. */
  at(moment: Date | string): void;
  advance(ms: number): void;
}

/** Starts at the same moment in every run and then runs normally, so that what happens later is later. */
export function startTestClock(from: Date | string = TEST_NOW): TestClock {
  let offset = 0;
  const at = (moment: Date | string): void => {
    offset = new Date(moment).getTime() - Date.now();
  };
  at(from);
  return {
    now: () => new Date(Date.now() + offset),
    at,
    advance: (ms) => {
      offset += ms;
    },
  };
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
