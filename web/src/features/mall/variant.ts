import type { MallListing, Product } from '#contract/calls/mall';
import type { PublicConfig } from '#contract/company-config';
import type { MallKind } from '#contract/calls/mall-payment';

/** The tabs of a company with a dental and a gene mall are categories that stand fast. */
export const PRESET_CATEGORIES = ['dental', 'gene'] as const;
type Preset = (typeof PRESET_CATEGORIES)[number];
type Variant = PublicConfig['mall']['variant'];

/** The category that is a tab of its own; undefined where categories are chips. */
export function presetOf(variant: Variant, mall: MallKind, category: string): Preset | undefined {
  if (variant !== 'dentalGene' || mall !== 'health') return undefined;
  return PRESET_CATEGORIES.find((preset) => preset === category) ?? PRESET_CATEGORIES[0];
}

/** The shown part of the mall; an unknown category counts as all of them. */
export function shownOf(
  { products, categories }: Pick<MallListing, 'products' | 'categories'>,
  category: string,
  preset?: string,
): { shown: Product[]; category: string } {
  const known = preset ?? (categories.some((one) => one.category === category) ? category : '');
  return { category: known, shown: known ? products.filter((product) => product.category === known) : products };
}
