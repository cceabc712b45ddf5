import { addDays } from './day.ts';
import type { HolidayTable } from './working-days.ts';

interface Holiday {
  zh: string;
  en: string;
  from: string;
  to: string;
  makeUp: string[];
}

/**
 * The notices of the General Office of the State Council, copied by hand: 国办发明电〔2023〕7号 for 2024,
 * 〔2024〕12号 for 2025, 〔2025〕7号 for 2026. A holiday that only joins a weekend is given without it.
 */
const NOTICES: Record<string, Holiday[]> = {
  2024: [
    { zh: '元旦', en: "New Year's Day", from: '2024-01-01', to: '2024-01-01', makeUp: [] },
    { zh: '春节', en: 'Spring Festival', from: '2024-02-10', to: '2024-02-17', makeUp: ['2024-02-04', '2024-02-18'] },
    { zh: '清明节', en: 'Qingming', from: '2024-04-04', to: '2024-04-06', makeUp: ['2024-04-07'] },
    { zh: '劳动节', en: 'Labour Day', from: '2024-05-01', to: '2024-05-05', makeUp: ['2024-04-28', '2024-05-11'] },
    { zh: '端午节', en: 'Dragon Boat Festival', from: '2024-06-10', to: '2024-06-10', makeUp: [] },
    { zh: '中秋节', en: 'Mid-Autumn Festival', from: '2024-09-15', to: '2024-09-17', makeUp: ['2024-09-14'] },
    { zh: '国庆节', en: 'National Day', from: '2024-10-01', to: '2024-10-07', makeUp: ['2024-09-29', '2024-10-12'] },
  ],
  2025: [
    { zh: '元旦', en: "New Year's Day", from: '2025-01-01', to: '2025-01-01', makeUp: [] },
    { zh: '春节', en: 'Spring Festival', from: '2025-01-28', to: '2025-02-04', makeUp: ['2025-01-26', '2025-02-08'] },
    { zh: '清明节', en: 'Qingming', from: '2025-04-04', to: '2025-04-06', makeUp: [] },
    { zh: '劳动节', en: 'Labour Day', from: '2025-05-01', to: '2025-05-05', makeUp: ['2025-04-27'] },
    { zh: '端午节', en: 'Dragon Boat Festival', from: '2025-05-31', to: '2025-06-02', makeUp: [] },
    {
      zh: '国庆节、中秋节',
      en: 'National Day',
      from: '2025-10-01',
      to: '2025-10-08',
      makeUp: ['2025-09-28', '2025-10-11'],
    },
  ],
  2026: [
    { zh: '元旦', en: "New Year's Day", from: '2026-01-01', to: '2026-01-03', makeUp: ['2026-01-04'] },
    { zh: '春节', en: 'Spring Festival', from: '2026-02-15', to: '2026-02-23', makeUp: ['2026-02-14', '2026-02-28'] },
    { zh: '清明节', en: 'Qingming', from: '2026-04-04', to: '2026-04-06', makeUp: [] },
    { zh: '劳动节', en: 'Labour Day', from: '2026-05-01', to: '2026-05-05', makeUp: ['2026-05-09'] },
    { zh: '端午节', en: 'Dragon Boat Festival', from: '2026-06-19', to: '2026-06-21', makeUp: [] },
    { zh: '中秋节', en: 'Mid-Autumn Festival', from: '2026-09-25', to: '2026-09-27', makeUp: [] },
    { zh: '国庆节', en: 'National Day', from: '2026-10-01', to: '2026-10-07', makeUp: ['2026-09-20', '2026-10-10'] },
  ],
};

/** Working days of each year by the notices: 366 or 365 days less days off and weekends, plus make-up days. */
export const WORKING_DAYS_IN_YEAR: Record<string, number> = { 2024: 251, 2025: 248, 2026: 248 };

export const STATE_COUNCIL: HolidayTable = Object.fromEntries(
  Object.entries(NOTICES).map(([year, list]) => [
    year,
    {
      holidays: Object.fromEntries(
        list.flatMap(({ zh, en, from, to }) => daysOf(from, to).map((day) => [day, { zh, en }])),
      ),
      makeUpDays: list.flatMap(({ makeUp }) => makeUp).sort(),
    },
  ]),
);

export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
