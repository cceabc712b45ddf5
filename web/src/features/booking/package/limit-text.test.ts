import { expect, it } from 'vitest';
import type { PersonLimit } from '#contract/rules/person';
import { packageText } from './text.ts';

const women: PersonLimit = { kind: 'sex', only: 'female' };
const single: PersonLimit = { kind: 'marital', only: 'single' };
const from50: PersonLimit = { kind: 'age', from: 50, to: null };
const to45: PersonLimit = { kind: 'age', from: null, to: 45 };
const between: PersonLimit = { kind: 'age', from: 30, to: 45 };

it.each<[PersonLimit[], string, string]>([
  [[women], '仅限女性', 'Women only'],
  [[women, single], '仅限未婚女性', 'Unmarried women only'],
  [[single], '仅限未婚', 'Unmarried people only'],
  [[from50], '仅限 50 岁及以上', 'People aged 50 and over only'],
  [[women, to45], '仅限 45 岁及以下女性', 'Women up to 45 only'],
  [[between], '仅限 30–45 岁', 'People aged 30–45 only'],
])('says in one line for whom it is: %j', (limits, zh, en) => {
  expect([packageText.zh.only(limits), packageText.en.only(limits)]).toEqual([zh, en]);
});
