import { describe, expect, it } from 'vitest';
import { pagesShown } from './Pagination.tsx';

describe('pages that can be chosen', () => {
  it.each([
    [0, 1, [0]],
    [0, 3, [0, 1, 2]],
    [2, 5, [0, 1, 2, 3, 4]],
    [0, 9, [0, 1, 'gap', 8]],
    [4, 9, [0, 'gap', 3, 4, 5, 'gap', 8]],
    [8, 9, [0, 'gap', 7, 8]],
    [3, 6, [0, 1, 2, 3, 4, 5]],
  ])('on page %i of %i', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });
});
