import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '#contract/order-detail';
import { offerForChange, paidBefore } from './old-order.ts';

const order = (status_id: number) =>
  ({ status_id, selfFen: 36_000, set: { id: 1 }, extras: [{ id: 7 }] }) as OrderDetail;
const offer = {
  examSets: [
    { id: 1, reason: null },
    { id: 2, reason: null },
  ],
  extras: [
    { id: 7, paid: false },
    { id: 8, paid: false },
  ],
  maxExtras: 5,
} as Parameters<typeof offerForChange>[0];

describe('what a change may choose', () => {
  it('its own package only; the others say why', () => {
    const { examSets } = offerForChange(offer, order(20), 'fixed');
    expect(examSets.map(({ reason }) => reason?.fault)).toEqual([undefined, 'packageFixed']);
  });

  it('what is paid stays; what is not paid yet may go', () => {
    const paid = (status: number) => offerForChange(offer, order(status), '').extras.map((extra) => extra.paid);
    expect(paid(20)).toEqual([true, false]);
    expect(paid(10)).toEqual([false, false]);
  });

  it('only the difference to what was paid is due', () => {
    expect([20, 10].map((status) => paidBefore(order(status)))).toEqual([36_000, 0]);
  });
});
