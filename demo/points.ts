import type { Bilingual } from '#contract/language';
import { plusDays, yearOf } from './days.ts';

/** A person's grants and expiries, so many days ago; spent points stand with the orders of the malls. */
export type DemoPointsStep = { daysAgo: number } & (
  | { do: 'grant'; points: number; reason: Bilingual; lastsDays: number }
  | { do: 'expire' }
);

const yearly = (today: string, daysAgo: number, points: number): DemoPointsStep => {
  const year = yearOf(plusDays(today, -daysAgo));
  return {
    ...{ do: 'grant', daysAgo, points, lastsDays: 364 },
    reason: { zh: `${year} 年度健康福利发放`, en: `Health benefit of ${year}` },
  };
};
const WALK = { zh: '健步走活动奖励', en: 'Reward for the walking challenge' };

/** Several years, what has expired, and 300 that soon will. */
const long = (today: string): DemoPointsStep[] => [
  yearly(today, 1240, 1000),
  yearly(today, 876, 1200),
  { do: 'expire', daysAgo: 875 },
  yearly(today, 512, 1300),
  { do: 'expire', daysAgo: 511 },
  yearly(today, 148, 1500),
  { do: 'expire', daysAgo: 147 },
  { do: 'grant', daysAgo: 30, points: 300, lastsDays: 75, reason: WALK },
];

const short = (today: string): DemoPointsStep[] => [
  yearly(today, 148, 1500),
  { do: 'grant', daysAgo: 30, points: 200, lastsDays: 60, reason: WALK },
];

const family = (): DemoPointsStep[] => [
  {
    ...{ do: 'grant', daysAgo: 40, points: 260, lastsDays: 100 },
    reason: { zh: '家属健康关爱积分', en: 'Family health points' },
  },
];

/** By login name; `family` are the relatives of `emp` and `parent`. Companies that are not named have no points yet. */
export const demoPoints = (code: string, today: string): Record<string, DemoPointsStep[]> => {
  if (code === 'demo')
    return { emp: long(today), parent: short(today), hr: [yearly(today, 148, 1500)], family: family() };
  return code === 'deqin5' || code === 'deqin6' ? { emp: short(today) } : {};
};
