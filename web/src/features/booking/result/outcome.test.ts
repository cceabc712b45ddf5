import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '#contract/order-detail';
import { outcomeOf } from './outcome.ts';

const NOW = Date.parse('2026-06-10T02:00:00Z');
const order = (more: Partial<OrderDetail>): OrderDetail =>
  ({
    status_id: 20,
    heldUntil: null,
    events: [{ kind: 'placed', at: '', serviceReason: null }],
    ...more,
  }) as OrderDetail;
const outcome = (more: Partial<OrderDetail>) => outcomeOf(order(more), NOW);

describe('what a result page is about', () => {
  it('a booked order, one whose report is to come, one whose report is there', () => {
    expect([20, 30, 35].map((status_id) => outcome({ status_id }))).toEqual(['booked', 'examined', 'report']);
  });

  it('a held one until its last moment, and expired from then on, swept or not', () => {
    const held = (heldUntil: string) => outcome({ status_id: 10, heldUntil });
    expect(held('2026-06-10T02:00:01Z')).toBe('held');
    expect(held('2026-06-10T02:00:00Z')).toBe('expired');
    expect(outcome({ status_id: 40, events: [{ kind: 'expired', at: '', serviceReason: null }] })).toBe('expired');
  });

  it('one that was moved last', () => {
    expect(
      outcome({
        events: [
          { kind: 'placed', at: '', serviceReason: null },
          { kind: 'changed', at: '', serviceReason: null },
        ],
      }),
    ).toBe('changed');
  });

  it('a closed one that did not expire was cancelled', () => {
    expect(outcome({ status_id: 40 })).toBe('cancelled');
    expect(outcome({ status_id: 40, events: [{ kind: 'cancelled', at: '', serviceReason: null }] })).toBe('cancelled');
  });
});
