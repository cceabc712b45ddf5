import type { IndicatorExtra } from '#contract/calls/health';
import { cacheFor } from '../../cache.ts';
import type { Portal } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { loadCatalogue, type Catalogue } from '../booking/index.ts';
import type { IndicatorEntry } from './encyclopedia.ts';
import { normalized } from '#contract/rules/search-text';

type Extra = Catalogue['extras'] extends Map<number, infer One> ? One : never;

/** It stands beside what one reads: more would be a catalogue. */
const MOST = 3;
const CACHE_MS = 5_000;
const suggested = cacheFor<'all', { indicator: string; extra_id: number }[]>(CACHE_MS, 1);

/** Add-ons that measure an indicator, then those that look further; the same for everybody, so nothing of a report is in it. */
export async function extrasFor(portal: Portal, entry: IndicatorEntry): Promise<IndicatorExtra[]> {
  const { extras } = await loadCatalogue(portal);
  const names = namesOf(entry);
  const all = [...extras.values()];
  const measuring = all.filter((extra) => itemNames(extra).some((name) => names.has(name)));
  const codes = new Set([entry.code, ...entry.content.abbreviations].map(normalized));
  const next = new Set(
    (await suggestedRows(portal)).filter((row) => codes.has(normalized(row.indicator))).map(extraId),
  );
  const further = all.filter((extra) => next.has(extra.id) && !measuring.includes(extra));
  return [
    ...measuring.map((extra) => present(extra, 'measures')),
    ...further.map((extra) => present(extra, 'further')),
  ].slice(0, MOST);
}

const suggestedRows = (portal: Portal): Promise<{ indicator: string; extra_id: number }[]> =>
  suggested.get(portal, 'all', () =>
    atDoor(portal.database, (db) => db.selectFrom('extra_suggestion').select(['indicator', 'extra_id']).execute()),
  );
const extraId = ({ extra_id }: { extra_id: number }): number => extra_id;

const namesOf = ({ code, content: { name, abbreviations, also } }: IndicatorEntry): ReadonlySet<string> =>
  new Set([code, name.zh, name.en, ...abbreviations, ...also.zh, ...also.en].map(normalized));

/** As centres write them, such as 甲胎蛋白（AFP）: what stands in brackets is a name, too. */
const itemNames = ({ groups }: Extra): string[] =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(({ name }) => `${name.zh}(${name.en}`.split(/[（()）]/))
    .map(normalized)
    .filter(Boolean);

const present = ({ id, name, summary, priceFen }: Extra, why: IndicatorExtra['why']): IndicatorExtra => ({
  ...{ extraId: id, name, summary, priceFen, why },
});
