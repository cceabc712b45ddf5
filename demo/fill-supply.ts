import { sql, type RawBuilder } from 'kysely';
import type { Portal, Tx } from '../server/src/ctx.ts';
import { asSupply } from '../server/src/db/transact.ts';
import { insertSegments, KEPT_AHEAD, publishedHolidays } from '../server/src/modules/booking/index.ts';
import type { SupplyWrite } from '../server/src/modules/supply/index.ts';
import { plusDays } from './days.ts';
import { fillCenters, fillCities } from './fill-centers.ts';
import { demoOperators } from './operators.ts';
import { CENTER } from './supply/centers.ts';
import { fullUntil } from './supply/exceptions.ts';
import { EXECUTIVE_SETS } from './supply/sets.ts';
import { demoSupply } from './supply/supply.ts';
import type { DemoCenter, DemoExtra, DemoLimits, DemoSupply } from './supply/types.ts';

/** Who keeps the supply of the demo world. */
const KEEPER = demoOperators.find(({ role }) => role === 'supply')?.name ?? '';

/** Cities, centres, packages, add-ons and their seats, all or nothing; existing ones stay. */
export async function fillSupply(portal: Portal, today: string, onProgress: (step: string) => void): Promise<void> {
  await asSupply(portal.database, async (db) => {
    const supply = demoSupply(today, publishedHolidays());
    // another node that fills waits here, and finds it done
    await sql`LOCK TABLE city IN SHARE ROW EXCLUSIVE MODE`.execute(db);
    if (await db.selectFrom('city').select('city_id').limit(1).executeTakeFirst()) return;
    const write: SupplyWrite = { db, now: portal.clock, changedBy: KEEPER, lang: 'zh-cn' };
    await fillCities(write, supply.cities);
    onProgress(`Filling the demo world: ${supply.centers.length} centres, ${supply.sets.length} packages`);
    await fillCatalogue(db, supply);
    await fillCenters(write, supply.centers);
    await fillOffered(db, supply.centers);
    await fillExceptions(db, supply);
    onProgress(`Filling the demo world: seats for ${KEPT_AHEAD} days`);
    await insertSegments(db, today, plusDays(today, KEPT_AHEAD), thinnedOut(today));
  });
}

const limits = ({ sex, marital, minAge, maxAge }: DemoLimits) => ({
  sex: sex ?? null,
  marital: marital ?? null,
  min_age: minAge ?? null,
  max_age: maxAge ?? null,
});

async function fillCatalogue(db: Tx, { sets, extras, pairs, suggestions }: DemoSupply): Promise<void> {
  const setRows = sets.map((set, sortOrder) => ({
    set_id: set.id,
    name: set.name.zh,
    name_eng: set.name.en,
    summary: set.summary.zh,
    summary_eng: set.summary.en,
    highlights: JSON.stringify(set.highlights),
    groups: JSON.stringify(set.groups),
    price_fen: set.priceFen,
    ...limits(set),
    popular: set.popular,
    vip: EXECUTIVE_SETS.some((id) => id === set.id),
    advised_from: set.advisedFrom ?? null,
    advised_to: set.advisedTo ?? null,
    sort_order: sortOrder,
  }));
  await db.insertInto('exam_set').values(setRows).execute();
  await db.insertInto('extra').values(extras.map(extraRow)).execute();
  const pairRows = pairs.map(({ extra, other, kind }) => ({ extra_id: extra, other_id: other, kind }));
  await db.insertInto('extra_pair').values(pairRows).execute();
  const suggestionRows = suggestions.map(({ indicator, flag, extra, topic, source }, sortOrder) => ({
    ...{ indicator, flag, extra_id: extra, topic: topic.zh, topic_eng: topic.en },
    ...{ source: source.zh, source_eng: source.en, sort_order: sortOrder },
  }));
  await db.insertInto('extra_suggestion').values(suggestionRows).execute();
}

const extraRow = (extra: DemoExtra, sortOrder: number) => ({
  extra_id: extra.id,
  category: extra.category.zh,
  category_eng: extra.category.en,
  name: extra.name.zh,
  name_eng: extra.name.en,
  summary: extra.summary.zh,
  summary_eng: extra.summary.en,
  groups: JSON.stringify(extra.groups),
  price_fen: extra.priceFen,
  ...limits(extra),
  exclusion_group: extra.exclusionGroup ?? null,
  needs_sets: extra.needsSets,
  within_sets: extra.withinSets,
  sort_order: sortOrder,
});

/** Which packages and add-ons they do: the console has no screen for it. */
async function fillOffered(db: Tx, centers: DemoCenter[]): Promise<void> {
  const pairs = (kind: 'sets' | 'extras') =>
    centers.flatMap((center) => center[kind].map((id) => [center.id, id] as const));
  const sets = pairs('sets').map(([center_id, set_id]) => ({ center_id, set_id }));
  await db.insertInto('center_set').values(sets).execute();
  const extras = pairs('extras').map(([center_id, extra_id]) => ({ center_id, extra_id }));
  await db.insertInto('center_extra').values(extras).execute();
}

async function fillExceptions(db: Tx, { exceptions }: DemoSupply): Promise<void> {
  const rows = exceptions.map(({ centerId, day, kind, teamCompany, opensOn }) => ({
    center_id: centerId,
    day,
    kind,
    team_company: teamCompany ?? null,
    opens_on: opensOn ?? null,
  }));
  await db.insertInto('center_exception').values(rows).execute();
}

/** At one centre hardly anything is left for some weeks. */
const SCARCE_DAYS = 24;

/**
 * Calendars look used: some days are full, on some few are left, some segments are gone. A centre simply has fewer
 * seats then, so that the seats taken are the live orders here too. Which ones is drawn from a hash: the same every time.
 */
function thinnedOut(today: string): RawBuilder<number> {
  const drawn = (text: RawBuilder<string>) => sql`('x' || substr(md5(${text}), 1, 6))::bit(24)::int % 100`;
  const ofDay = drawn(sql`w.center_id || ' ' || d.day`);
  const ofSegment = drawn(sql`w.center_id || ' ' || d.day || ' ' || w.starts`);
  return sql`(SELECT CASE
    WHEN w.center_id = ${CENTER.peoplesSquare} AND d.day <= ${fullUntil(today)}::date THEN 0
    WHEN of_day < 9 THEN 0
    WHEN of_day < 22 OR (w.center_id = ${CENTER.lujiazui} AND d.day <= ${plusDays(today, SCARCE_DAYS)}::date)
      THEN CASE w.starts WHEN '08:00' THEN 1 + of_day % 3 WHEN '09:30' THEN of_day % 3 ELSE 0 END
    WHEN of_segment < 18 THEN 0
    WHEN of_segment < 40 THEN (w.capacity + 2) / 3
    ELSE w.capacity END
    FROM (SELECT ${ofDay} AS of_day, ${ofSegment} AS of_segment) AS luck)`;
}
