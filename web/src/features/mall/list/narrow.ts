import type { Product } from '#contract/calls/mall';
import { oneOf, text } from '../../../platform/address-state.ts';

/** As the shelf has it, or by what it costs. */
export const SORTS = ['shelf', 'cheap', 'dear'] as const;
type Sort = (typeof SORTS)[number];

/** The wish that narrows the list; it stands in the address. */
export interface Wish {
  q: string;
  sort: Sort;
  /** `1`: only what points alone pay for. */
  points: '' | '1';
}
export const WISH_KEYS = { q: text, sort: oneOf(SORTS), points: oneOf(['', '1']) };

/** So few are seen at a glance. */
const SEEN_AT_A_GLANCE = 6;

/** The filters a list offers. */
export function waysToNarrow(products: readonly Product[], hasPoints: boolean, { q, sort, points }: Wish) {
  const isNarrowed = q !== '' || sort !== 'shelf' || points !== '';
  const isLong = products.length > SEEN_AT_A_GLANCE || isNarrowed;
  return {
    search: isLong,
    sort: isLong && products.some(({ priceFen }) => priceFen !== null),
    points: isLong && hasPoints && products.some(({ pointsPrice }) => pointsPrice !== null),
  };
}

/** Every word that was typed stands in the name or the brief, in either language. */
function hasWords({ name, brief }: Product, words: readonly string[]): boolean {
  const told = [name.zh, name.en, brief.zh, brief.en].join(' ').toLowerCase();
  return words.every((word) => told.includes(word));
}

const costOf = ({ IsFree, priceFen }: Product): number => (IsFree ? 0 : (priceFen ?? Number.POSITIVE_INFINITY));

export function narrowed(products: readonly Product[], { q, sort, points }: Wish): Product[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = products.filter(
    (product) => hasWords(product, words) && (points === '' || product.pointsPrice !== null),
  );
  if (sort === 'shelf') return found;
  const sign = sort === 'cheap' ? 1 : -1;
  return found.toSorted((a, b) => sign * (costOf(a) - costOf(b)) || 0);
}
