import type { HolidayTable } from '#contract/rules/working-days';
import type { InTx, Portal, Tx } from '../../../ctx.ts';
import { asSupply, atDoor } from '../../../db/transact.ts';
import { cacheFor } from '../../../cache.ts';
import { publishedHolidays } from '../rules/calendar.ts';

/** How soon an operator's change of the calendar reaches every node. */
const CACHE_MS = 5_000;
const tables = cacheFor<'all', HolidayTable>(CACHE_MS, 1);

/** The working-day calendar as the database has it. Before a transaction: it has one of its own. */
export const loadHolidays = (portal: Portal): Promise<HolidayTable> =>
  tables.get(portal, 'all', () => atDoor(portal.database, readHolidays));

const tablesHere = cacheFor<'all', HolidayTable>(CACHE_MS, 1);

/**
 * The same inside a transaction, through its own connection. Cached apart: an answer another caller waits for may be
 * waiting for this transaction's connection, where there is only one.
 */
export const holidaysHere = ({ portal, db }: InTx<{ portal: Portal }>): Promise<HolidayTable> =>
  tablesHere.get(portal, 'all', () => readHolidays(db));

async function readHolidays(db: Tx): Promise<HolidayTable> {
  const years = await db.selectFrom('holiday_year').select('year').orderBy('year').execute();
  const days = await db.selectFrom('holiday').selectAll().orderBy('day').execute();
  return Object.fromEntries(
    years.map(({ year }) => {
      const own = days.filter((row) => row.year === year);
      const off = own.filter(({ kind }) => kind === 'off');
      const holidays = Object.fromEntries(off.map(({ day, name, name_eng }) => [day, { zh: name, en: name_eng }]));
      return [year, { holidays, makeUpDays: own.filter(({ kind }) => kind === 'worked').map(({ day }) => day) }];
    }),
  );
}

/**
 * Takes over the years the package knows and the database does not, at every start: a newer package brings the year
 * that was published meanwhile. A year that is there is the operators' and stays as they left it. Safe on several
 * nodes: the second waits for the first and finds nothing left to do.
 */
export async function seedHolidays(portal: Portal): Promise<void> {
  const published = publishedHolidays();
  const years = Object.keys(published).map((year) => ({ year: Number(year), source: 'package' as const }));
  await asSupply(portal.database, async (db) => {
    const added = await db
      .insertInto('holiday_year')
      .values(years)
      .onConflict((conflict) => conflict.doNothing())
      .returning('year')
      .execute();
    const days = added.flatMap(({ year }) => daysOf(year, published));
    if (days.length > 0) await db.insertInto('holiday').values(days).execute();
  });
}

function daysOf(year: number, published: HolidayTable) {
  const { holidays = {}, makeUpDays = [] } = published[year] ?? {};
  return [
    ...Object.entries(holidays).map(([day, { zh, en }]) => ({
      day,
      year,
      kind: 'off' as const,
      name: zh,
      name_eng: en,
    })),
    ...makeUpDays.map((day) => ({ day, year, kind: 'worked' as const, name: '', name_eng: '' })),
  ];
}
