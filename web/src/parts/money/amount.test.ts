import { expect, it } from 'vitest';
import { fenOf } from './amount.ts';

it('reads yuan as people type them', () => {
  expect(['702', '702.5', '1,360.00', '¥ 0.01', '1.15', ' 680 '].map(fenOf)).toEqual([
    70_200, 70_250, 136_000, 1, 115, 68_000,
  ]);
  expect(['', '0', '-1', '1.234', 'abc', '1e3', '12345678'].map(fenOf)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});
