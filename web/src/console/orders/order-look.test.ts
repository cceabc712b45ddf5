import { expect, it } from 'vitest';
import { countText, stateOf } from './order-look.ts';

it.each([
  [10, null, false, 'toPay'],
  [20, null, false, 'booked'],
  [30, null, false, 'examined'],
  [35, null, false, 'reportReady'],
  [40, 'expired', false, 'expired'],
  [40, 'noShow', false, 'noShow'],
  [40, null, false, 'cancelled'],
  [20, null, true, 'abnormal'],
  [99, null, false, 'odd'],
] as const)('status %i closed as %s, abnormal %s, is %s', (status_id, closedAs, abnormal, state) => {
  expect(stateOf({ status_id, closedAs, abnormal })).toBe(state);
});

it('says that there are more than anybody counts', () => {
  expect([countText(9_999), countText(10_000)]).toEqual(['9999', '10000+']);
});
