import { expect, it } from 'vitest';
import { voucherInGroups, voucherOf } from './voucher.ts';

it('a voucher code is read in groups of four and typed in any way', () => {
  expect(voucherInGroups('826407315592')).toBe('8264 0731 5592');
  for (const typed of ['826407315592', ' 8264 0731 5592 ', '8264-0731-5592'])
    expect(voucherOf(typed)).toBe('826407315592');
});

it('nothing else is one: a mobile, a fixed line, too few or too many digits', () => {
  for (const typed of ['13800138000', '021662258899', '+826407315592', '82640731559', '8264073155921', 'TJ20260603001'])
    expect(voucherOf(typed)).toBeUndefined();
});
