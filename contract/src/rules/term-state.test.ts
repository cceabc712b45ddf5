import { expect, it } from 'vitest';
import { isUsable, serviceState } from './term-state.ts';

const TERM = { from: '2026-01-01', to: '2026-12-31', ended: false };

it.each([
  ['2025-12-31', 'notYet', false],
  ['2026-01-01', 'active', true],
  ['2026-12-01', 'active', true],
  ['2026-12-02', 'expiring', true],
  ['2026-12-31', 'expiring', true],
  ['2027-01-01', 'over', false],
])('on %s it is %s', (today, state, usable) => {
  expect(serviceState(TERM, today)).toBe(state);
  expect(isUsable(serviceState(TERM, today))).toBe(usable);
});

it('is ended whatever the day', () => {
  expect(serviceState({ ...TERM, ended: true }, '2026-06-01')).toBe('ended');
});
