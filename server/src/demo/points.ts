import type { Bilingual } from '#contract/language';
import type { SpendKind } from '#contract/points-entry';
import { plusDays, yearOf } from './days.ts';

/** What happened to somebody's points, so many days ago. */
export type DemoPointsStep = { daysAgo: number } & (
  | { do: 'grant'; points: number; reason: Bilingual; lastsDays: number }
  | { do: 'spend'; points: number; title: Bilingual; kind: SpendKind; no: number }
  | { do: 'giveBack'; kind: SpendKind; no: number; spentDaysAgo: number }
  | { do: 'expire' }
);

const yearly = (today: string, daysAgo: number, points: number): DemoPointsStep => {
  const year = yearOf(plusDays(today, -daysAgo));
  return {
    ...{ do: 'grant', daysAgo, points, lastsDays: 364 },
    reason: { zh: `${year} 年度健康福利发放`, en: `Health benefit of ${year}` },
  };
};
const bought = (
  daysAgo: number,
  points: number,
  no: number,
  title: Bilingual,
  kind: SpendKind = 'healthMall',
): DemoPointsStep => ({ do: 'spend', daysAgo, points, no, title, kind });

const DENTAL = { zh: '兑换 超声洁牙卡 1 张', en: 'Ultrasonic dental cleaning card × 1' };
const GENE = { zh: '兑换 基因检测 · 用药安全', en: 'Gene test: medication safety' };
const MONITOR = { zh: '兑换 家用血压计', en: 'Home blood-pressure monitor' };
const EYES = { zh: '兑换 视力检查套餐', en: 'Eye check' };
const WALK = { zh: '健步走活动奖励', en: 'Reward for the walking challenge' };

/** Mock-up 13: several years, a cancelled order, what has expired, and 300 that soon will. */
const long = (today: string): DemoPointsStep[] => [
  yearly(today, 1240, 1000),
  bought(1100, 320, 11, EYES, 'serviceMall'),
  yearly(today, 876, 1200),
  { do: 'expire', daysAgo: 875 },
  bought(800, 560, 12, GENE),
  bought(700, 240, 13, MONITOR),
  { do: 'giveBack', daysAgo: 690, kind: 'healthMall', no: 13, spentDaysAgo: 700 },
  yearly(today, 512, 1300),
  { do: 'expire', daysAgo: 511 },
  bought(420, 400, 14, GENE),
  bought(300, 120, 15, DENTAL),
  yearly(today, 148, 1500),
  { do: 'expire', daysAgo: 147 },
  bought(97, 120, 21, DENTAL),
  bought(53, 400, 7, GENE),
  bought(50, 200, 16, MONITOR),
  { do: 'giveBack', daysAgo: 48, kind: 'healthMall', no: 16, spentDaysAgo: 50 },
  { do: 'grant', daysAgo: 30, points: 300, lastsDays: 75, reason: WALK },
];

const short = (today: string): DemoPointsStep[] => [
  yearly(today, 148, 1500),
  bought(60, 120, 31, DENTAL),
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
