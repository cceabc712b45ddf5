import type { HolidayTable, PublishedYear } from '#contract/rules/working-days';
import { createRequire } from 'node:module';

/** The package's own data, read as it is: its functions parse days in the local zone. */
const data = createRequire(import.meta.url)('chinese-days/dist/chinese-days.json') as {
  holidays: Record<string, string>;
  workdays: Record<string, string>;
};
const { holidays, workdays: makeUpDays } = data;

let table: HolidayTable | undefined;

/**
 * The State Council's calendars the package has. It answers for any year, and for one without data it calls Spring
 * Festival a working day, so what counts as published is decided here.
 */
export function publishedHolidays(): HolidayTable {
  table ??= Object.fromEntries(publishedYears().map((year) => [year, yearOf(year)]));
  return table;
}

/**
 * A few days at a year's end belong to the next year's notice (New Year's Day and its bridge), so some entry is not
 * enough: a published year has both its Spring Festival and its National Day.
 */
function publishedYears(): string[] {
  const years = new Set(Object.keys(holidays).map((day) => day.slice(0, 4)));
  return [...years].filter((year) => has(year, '春节') && has(year, '国庆节')).sort();
}

const has = (year: string, zh: string): boolean =>
  Object.entries(holidays).some(([day, name]) => day.startsWith(year) && namesOf(name).zh === zh);

function yearOf(year: string): PublishedYear {
  const inYear = (day: string) => day.startsWith(`${year}-`);
  const named = Object.entries(holidays)
    .filter(([day]) => inYear(day))
    .sort(([a], [b]) => a.localeCompare(b));
  return {
    holidays: Object.fromEntries(named.map(([day, name]) => [day, namesOf(name)])),
    makeUpDays: Object.keys(makeUpDays).filter(inYear).sort(),
  };
}

/** An entry reads `Spring Festival,春节,4`: both names and the number of statutory days. */
function namesOf(entry: string): { zh: string; en: string } {
  const [en = '', zh = ''] = entry.split(',');
  return { zh, en };
}
