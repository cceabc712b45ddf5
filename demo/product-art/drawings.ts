import { dentalArt } from './dental.ts';
import { familyArt } from './family.ts';
import { geneArt } from './gene.ts';
import { monitoringArt } from './monitoring.ts';
import { serviceArt } from './services.ts';
import { vaccineArt } from './vaccine.ts';

const drawings = {
  ...dentalArt,
  ...geneArt,
  ...vaccineArt,
  ...monitoringArt,
  ...familyArt,
  ...serviceArt,
};
export type ProductArt = keyof typeof drawings;

/** The drawings of the products, by the name they are served under. */
export const PRODUCT_DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, svg]) => [`product-${name}`, svg]),
);
