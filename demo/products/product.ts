import type { MallKind } from '#contract/calls/mall-payment';
import type { Clinic } from '#contract/rules/clinic';
import type { ProductArt } from '../product-art/drawings.ts';
import { aboutOf, words, type Told } from './about.ts';
import type { DemoProduct, Gives, Hue } from './types.ts';

type Pair = readonly [zh: string, en: string];

interface Written extends Told {
  id: number;
  name: Pair;
  brief: Pair;
  yuan: number;
  points?: number;
  gives: Gives;
  art: ProductArt;
  hue: Hue;
  dental?: true;
  clinics?: Clinic[];
}

/** The products of one category, as they are written down. */
export const productsOf = (mall: MallKind, category: string, list: Written[]): DemoProduct[] =>
  list.map(({ id, name, brief, yuan, points, gives, art, hue, dental, clinics, ...told }) => ({
    ...{ id, mall, category, art, hue, gives },
    ...{
      name: words(name),
      brief: words(brief),
      about: aboutOf(gives, told, clinics !== undefined),
      priceFen: yuan * 100,
    },
    ...(points && { points }),
    ...(dental && { dental }),
    ...(clinics && { clinics }),
  }));

export const SENT: Gives = { kind: 'delivered' };
export const KIT: Gives = { kind: 'gene' };
export const byCode = (months: number): Gives => ({ kind: 'service', months, use: 'code' });
export const byLink = (months: number, url: string): Gives => ({ kind: 'service', months, use: 'link', url });
