import { expect, it } from 'vitest';
import { MOST_WORDS as agreed } from '#contract/calls/evaluation';
import { answersOf, MOST_WORDS, tagsFor, tagsKept } from './evaluation.ts';

const options = [
  { id: 1, typeId: 1, name: '总体评分', fromStars: 1, toStars: 5 },
  { id: 11, typeId: 2, name: '流程顺畅', fromStars: 4, toStars: 5 },
  { id: 21, typeId: 2, name: '等候时间长', fromStars: 1, toStars: 3 },
  { id: 31, typeId: 3, name: '补充说明', fromStars: 1, toStars: 5 },
] as const;

it('offers the tags of the mood', () => {
  expect(tagsFor(options, 5).map(({ id }) => id)).toEqual([11]);
  expect(tagsFor(options, 3).map(({ id }) => id)).toEqual([21]);
  expect(tagsFor(options, 0)).toEqual([]);
});

it('sends stars, the tags that go with them, and words where there are some', () => {
  const typed = { stars: 2, tags: ['11', '21'], words: ' 排队太久 ' };
  expect(tagsKept(options, typed)).toEqual(['21']);
  expect(answersOf(options, typed)).toEqual([
    { evaluateOptionId: 1, stars: 2 },
    { evaluateOptionId: 21 },
    { evaluateOptionId: 31, content: '排队太久' },
  ]);
  expect(answersOf(options, { stars: 5, tags: [], words: '  ' })).toEqual([{ evaluateOptionId: 1, stars: 5 }]);
  expect(MOST_WORDS).toBe(agreed);
});
