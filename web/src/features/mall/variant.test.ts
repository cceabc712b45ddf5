import { expect, it } from 'vitest';
import type { Product } from '#contract/calls/mall';
import { presetOf, shownOf } from './variant.ts';

const product = (Id: number, category: string) => ({ Id, category }) as Product;
const listing = {
  categories: [
    { category: 'dental', name: { zh: '口腔', en: 'Dental' } },
    { category: 'gene', name: { zh: '基因检测', en: 'Gene tests' } },
  ],
  products: [product(1, 'dental'), product(2, 'gene'), product(3, 'dental')],
};
const ids = ({ shown }: { shown: Product[] }) => shown.map(({ Id }) => Id);

it('shows all without a category, and for one the mall has not got', () => {
  expect(ids(shownOf(listing, ''))).toEqual([1, 2, 3]);
  expect(shownOf(listing, 'garden')).toMatchObject({ category: '' });
  expect(ids(shownOf(listing, 'gene'))).toEqual([2]);
});

it('a preset category stands fast, even where the mall has nothing of it', () => {
  expect(ids(shownOf({ ...listing, categories: [] }, '', 'dental'))).toEqual([1, 3]);
  expect(ids(shownOf({ products: [], categories: [] }, '', 'gene'))).toEqual([]);
});

it('only the health mall of the company with two malls has preset categories, the first by default', () => {
  expect(presetOf('dentalGene', 'health', '')).toBe('dental');
  expect(presetOf('dentalGene', 'health', 'gene')).toBe('gene');
  expect(presetOf('dentalGene', 'health', 'sport')).toBe('dental');
  expect(presetOf('dentalGene', 'service', 'gene')).toBeUndefined();
  expect(presetOf('standard', 'health', 'gene')).toBeUndefined();
});
