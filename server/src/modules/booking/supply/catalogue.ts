import type { Words } from '#contract/reason';
import type { ExtraRule } from '#contract/rules/extras';
import type { AgeRange, PersonLimits } from '#contract/rules/person';
import type * as z from 'zod/mini';
import type { Portal, Tx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { cacheFor } from '../../../cache.ts';

export type Bilingual = z.output<typeof Words>;
type ItemGroups = { name: Bilingual; items: { name: Bilingual; meaning: Bilingual }[] }[];

export interface CatalogueSet extends PersonLimits {
  id: number;
  name: Bilingual;
  summary: Bilingual;
  highlights: Bilingual[];
  groups: ItemGroups;
  priceFen: number;
  popular: boolean;
  /** Examined in the VIP area. */
  vip: boolean;
  /** The ages it is usually chosen at; both open: any. */
  advised: AgeRange;
}

export interface CatalogueExtra extends PersonLimits, ExtraRule {
  name: Bilingual;
  summary: Bilingual;
  category: Bilingual;
  groups: ItemGroups;
  priceFen: number;
  upgradeOf: number[];
  /** Several add-ons sold as one. */
  isPack: boolean;
}

export interface Catalogue {
  sets: Map<number, CatalogueSet>;
  extras: Map<number, CatalogueExtra>;
}

/** Packages and add-ons change rarely; a change reaches every node within this time. */
const CACHE_MS = 5_000;
const catalogues = cacheFor<'all', Catalogue>(CACHE_MS, 1);

export const loadCatalogue = (portal: Portal): Promise<Catalogue> =>
  catalogues.get(portal, 'all', () => atDoor(portal.database, readCatalogue));

export const words = (zh: string, en: string): Bilingual => ({ zh, en });

async function readCatalogue(db: Tx): Promise<Catalogue> {
  const sets = await db.selectFrom('exam_set').selectAll().orderBy('sort_order').execute();
  const extras = await db.selectFrom('extra').selectAll().orderBy('sort_order').execute();
  const pairs = await db.selectFrom('extra_pair').selectAll().execute();
  return {
    sets: new Map(
      sets.map((row) => [
        row.set_id,
        {
          id: row.set_id,
          name: words(row.name, row.name_eng),
          summary: words(row.summary, row.summary_eng),
          highlights: row.highlights,
          groups: row.groups,
          priceFen: row.price_fen,
          popular: row.popular,
          vip: row.vip,
          advised: { from: row.advised_from, to: row.advised_to },
          ...limitsOf(row),
        },
      ]),
    ),
    extras: new Map(
      extras.map((row) => [
        row.extra_id,
        {
          id: row.extra_id,
          name: words(row.name, row.name_eng),
          summary: words(row.summary, row.summary_eng),
          category: words(row.category, row.category_eng),
          groups: row.groups,
          priceFen: row.price_fen,
          needsSets: row.needs_sets,
          withinSets: row.within_sets,
          isPack: row.is_pack,
          paid: false,
          excludes: excludedBy(row, extras, pairs),
          upgradeOf: pairs
            .filter((pair) => pair.extra_id === row.extra_id && pair.kind === 'upgrade')
            .map((pair) => pair.other_id),
          ...limitsOf(row),
        },
      ]),
    ),
  };
}

interface Limits {
  sex: 'male' | 'female' | null;
  marital: 'single' | 'married' | null;
  min_age: number | null;
  max_age: number | null;
}

const limitsOf = (row: Limits): PersonLimits => ({
  sex: row.sex,
  marital: row.marital,
  minAge: row.min_age,
  maxAge: row.max_age,
});

/** The same exclusion group, or a pair of equals or of an item and its upgrade. */
function excludedBy(
  own: { extra_id: number; exclusion_group: string | null },
  all: { extra_id: number; exclusion_group: string | null }[],
  pairs: { extra_id: number; other_id: number }[],
): number[] {
  const group = all
    .filter((other) => own.exclusion_group !== null && other.exclusion_group === own.exclusion_group)
    .map((other) => other.extra_id);
  const paired = pairs.flatMap(({ extra_id: one, other_id: other }) =>
    one === own.extra_id ? [other] : other === own.extra_id ? [one] : [],
  );
  return [...new Set([...group, ...paired])].filter((id) => id !== own.extra_id);
}
