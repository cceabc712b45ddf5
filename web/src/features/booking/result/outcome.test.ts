import { expect, it } from 'vitest';
import type { OrderDetail } from '#contract/schemas/order-detail';
import type { OrderState } from '#contract/schemas/order-standing';
import { outcomeOf } from './outcome.ts';

const NOW = Date.parse('2026-06-10T02:00:00Z');
const outcome = (state: OrderState, { until, last = 'placed' }: { until?: string; last?: string } = {}) =>
  outcomeOf(
    {
      standing: { state, owed: until ? { fen: 1, until } : null },
      events: [{ kind: last, at: '', serviceReason: null }],
    } as unknown as OrderDetail,
    NOW,
  );

it('a result page goes by what the order is', () => {
  expect(outcome('booked')).toBe('booked');
  expect(outcome('changeToPay', { until: '2026-06-10T02:10:00Z' })).toBe('changeHeld');
  expect(outcome('reportReady')).toBe('report');
  expect(outcome('noShow')).toBe('noShow');
});

it('one that was moved last says so', () => {
  expect(outcome('booked', { last: 'changed' })).toBe('changed');
  expect(outcome('examined', { last: 'changed' })).toBe('examined');
});

it('a held one until its last moment, and expired from then on', () => {
  expect(outcome('toPay', { until: '2026-06-10T02:00:01Z' })).toBe('held');
  expect(outcome('toPay', { until: '2026-06-10T02:00:00Z' })).toBe('expired');
  expect(outcome('lapsed')).toBe('expired');
});
