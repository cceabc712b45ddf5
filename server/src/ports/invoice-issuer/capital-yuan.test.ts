import { expect, it } from 'vitest';
import { capitalYuan } from './capital-yuan.ts';

it.each([
  [0, '零圆整'],
  [5, '伍分'],
  [30, '叁角整'],
  [100, '壹圆整'],
  [105, '壹圆零伍分'],
  [86_000, '捌佰陆拾圆整'],
  [102_050, '壹仟零贰拾圆伍角整'],
  [1_000_000, '壹万圆整'],
  [1_000_100, '壹万零壹圆整'],
  [100_305_009, '壹佰万叁仟零伍拾圆零玖分'],
  [10_000_000_00, '壹仟万圆整'],
])('%i fen', (fen, words) => {
  expect(capitalYuan(fen)).toBe(words);
});
