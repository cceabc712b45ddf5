import { artUrl } from '../art.ts';
import { checkUpProducts, medicalProducts } from './check-up.ts';
import { dentalProducts } from './dental.ts';
import { familyProducts } from './family.ts';
import { geneProducts } from './gene.ts';
import { monitoringProducts } from './monitoring.ts';
import { consultationProducts, pocketProducts } from './services.ts';
import { HUES, type DemoProduct, type Hue } from './types.ts';
import { vaccineProducts } from './vaccine.ts';

/** Everything that is sold in the demo world, whichever company sells it. */
export const CATALOGUE: DemoProduct[] = [
  ...dentalProducts,
  ...geneProducts,
  ...vaccineProducts,
  ...monitoringProducts,
  ...familyProducts,
  ...pocketProducts,
  ...consultationProducts,
  ...checkUpProducts,
  ...medicalProducts,
];

export function productOf(id: number): DemoProduct {
  const found = CATALOGUE.find((product) => product.id === id);
  if (!found) throw new Error(`no product ${id} is written`);
  return found;
}

/** The same drawing in three colours, its own first. */
export function picturesOfProduct({ art, hue }: DemoProduct): string[] {
  const others = (['blue', 'sand', 'rose'] satisfies Hue[]).filter((other) => other !== hue).slice(0, 2);
  return [hue, ...others].map((shade) => artUrl(HUES[shade], `product-${art}`));
}
