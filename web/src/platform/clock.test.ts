import { afterEach, expect, it } from 'vitest';
import { now, setClock, today } from './clock.ts';

afterEach(() => setClock(new Date(performance.timeOrigin + performance.now()).toISOString()));

it('goes by the device until a reply says otherwise', () => {
  setClock(null);
  setClock('not a time');
  expect(Math.abs(now() - (performance.timeOrigin + performance.now()))).toBeLessThan(50);
});

it('runs on from what the portal shows, in the days of Shanghai', () => {
  setClock('2026-06-10T16:30:00.000Z');
  expect(Math.abs(now() - Date.parse('2026-06-10T16:30:00Z'))).toBeLessThan(50);
  expect(today()).toBe('2026-06-11');
});
