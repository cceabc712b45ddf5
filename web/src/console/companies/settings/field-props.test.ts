import { expect, it } from 'vitest';
import { fenTyped, yuanOf } from './field-props.ts';

it('yuan are typed and read, and kept to the fen', () => {
  expect(['1360', '1,360.5', '¥0.07', '1360.', '12.345', '-1', 'abc'].map(fenTyped)).toEqual([
    ...[136_000, 136_050, 7],
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect([136_000, 136_050, 7].map(yuanOf)).toEqual(['1360', '1360.50', '0.07']);
});
