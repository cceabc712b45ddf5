import { expect, it } from 'vitest';
import { isOld } from './InvoiceSheet.tsx';

it('three weeks after the check-up an invoice is reckoned from the day it is asked for', () => {
  expect(isOld('2026-06-01', '2026-06-22')).toBe(false);
  expect(isOld('2026-06-01', '2026-06-23')).toBe(true);
});
