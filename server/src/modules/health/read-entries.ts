import type { Input, Reply } from '#contract/call';
import type { health, HealthFound, HealthHit } from '#contract/calls/health';
import type { Ctx, EmployeeCtx, Portal } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { loadCompanyByCode } from '../company/index.ts';
import { encyclopediaOf, type ArticleEntry, type IndicatorEntry } from './encyclopedia.ts';
import { extrasFor } from './extras-for.ts';
import { searchIn, type Found } from './search.ts';

type Calls = typeof health;
type Entry = IndicatorEntry | ArticleEntry;

/** Read most, offered where nothing was found. */
const POPULAR = ['BP', 'UA', 'ALT', 'GLU', 'LDL', 'US-THYROID'];

export async function searchIndicators(
  { portal }: Ctx,
  { text, category, pageIndex, pageSize }: Input<Calls['SearchIndicators']>,
): Promise<HealthFound> {
  const { indicators } = await encyclopediaOf(portal);
  const found = searchIn([...indicators.values()], text);
  return pageOf(found, { category, pageIndex, pageSize, popular: popularOf(indicators) });
}

/** Only the hits, for other modules. */
export async function searchIndicatorsOf(portal: Portal, text: string, most: number): Promise<HealthHit[]> {
  const { indicators } = await encyclopediaOf(portal);
  const found = searchIn([...indicators.values()], text);
  return found.slice(0, most).map(({ entry, by }) => ({ ...entry.hit, by }));
}

export async function searchBaike(
  { portal }: EmployeeCtx,
  { text, kind, category, pageIndex, pageSize }: Input<Calls['SearchBaike']>,
): Promise<HealthFound> {
  const { indicators, articles } = await encyclopediaOf(portal);
  const entries: Entry[] = [
    ...(kind === 'indicator' ? [] : articles.values()),
    ...(kind === 'article' || category ? [] : indicators.values()),
  ];
  const found = searchIn(entries, text);
  return pageOf(found, { category, pageIndex, pageSize, popular: popularOf(indicators) });
}

const popularOf = (indicators: ReadonlyMap<string, IndicatorEntry>): HealthHit[] =>
  POPULAR.flatMap((code) => {
    const entry = indicators.get(code);
    return entry ? [{ ...entry.hit, by: 'listed' }] : [];
  });

interface Page {
  category: string | undefined;
  pageIndex: number;
  pageSize: number;
  popular: HealthHit[];
}

function pageOf(found: readonly Found<Entry>[], { category, pageIndex, pageSize, popular }: Page): HealthFound {
  const counts: Record<string, number> = { all: found.length };
  for (const { entry } of found) counts[entry.category] = (counts[entry.category] ?? 0) + 1;
  const inCategory = category ? found.filter(({ entry }) => entry.category === category) : found;
  const rows = inCategory
    .slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
    .map(({ entry, by }): HealthHit => ({ ...entry.hit, by }));
  return { rows, total: inCategory.length, counts, suggestions: inCategory.length === 0 ? popular : [] };
}

/** An indicator for other modules, by its stable code; undefined: there is none, or it is not published. */
export async function indicatorByCode(portal: Portal, code: string): Promise<IndicatorEntry | undefined> {
  return (await encyclopediaOf(portal)).indicators.get(code.toUpperCase());
}

export async function getIndicator(
  { portal }: Ctx,
  { code }: Input<Calls['GetIndicator']>,
): Promise<Reply<Calls['GetIndicator']>> {
  const { indicators, articles } = await encyclopediaOf(portal);
  const entry = indicators.get(code) ?? calledBy(indicators, code);
  if (!entry) throw new Fault('indicatorUnknown');
  const { content, category, publishedAt } = entry;
  return {
    ...content,
    ...{ code: entry.code, category, publishedAt },
    relatedEntries: namesOf(indicators, content.related),
    articles: [...articles.values()].filter((one) => one.content.indicators.includes(entry.code)).map(articleName),
    extras: await extrasFor(portal, entry),
  };
}

/** Laboratories call an indicator by one of its abbreviations, and so do the links of reports. */
function calledBy(indicators: ReadonlyMap<string, IndicatorEntry>, code: string): IndicatorEntry | undefined {
  const wanted = code.toUpperCase();
  return [...indicators.values()].find(({ content }) =>
    content.abbreviations.some((abbreviation) => abbreviation.toUpperCase() === wanted),
  );
}

export async function getHealthArticle(
  { portal }: EmployeeCtx,
  { slug }: Input<Calls['GetHealthArticle']>,
): Promise<Reply<Calls['GetHealthArticle']>> {
  const { indicators, articles } = await encyclopediaOf(portal);
  const entry = articles.get(slug);
  if (!entry) throw new Fault('articleUnknown');
  const { content, category, publishedAt } = entry;
  const others = [...articles.values()].filter((one) => one.category === category && one.slug !== slug);
  return {
    ...content,
    ...{ slug, category, publishedAt },
    indicatorEntries: namesOf(indicators, content.indicators),
    more: others.slice(0, 5).map(articleName),
  };
}

const namesOf = (indicators: ReadonlyMap<string, IndicatorEntry>, codes: readonly string[]) =>
  codes.flatMap((code) => {
    const entry = indicators.get(code);
    return entry ? [{ code, name: entry.content.name, abbreviation: entry.hit.abbreviation }] : [];
  });

const articleName = ({ slug, content }: ArticleEntry) => ({ slug, title: content.title, summary: content.summary });

/** One company has it; for the others there is no such page. */
export async function getIndexEntry(
  { portal }: Ctx,
  { company: code }: Input<Calls['GetIndexEntry']>,
): Promise<Reply<Calls['GetIndexEntry']>> {
  const company = await loadCompanyByCode(portal, code);
  if (!(/* guard: health: the index entry is one company’s → company */ company?.config.account.indexEntry))
    throw new Fault('indexEntryNone');
  const { indicators, articles } = await encyclopediaOf(portal);
  return {
    name: { zh: company.name, en: company.nameEng },
    indicators: indicators.size,
    articles: articles.size,
  };
}
