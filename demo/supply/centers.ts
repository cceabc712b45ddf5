import type { CityName } from '../cities.ts';
import { SITES_EAST } from './sites-east.ts';
import { SITES_NORTH } from './sites-north.ts';
import { sitesShanghai } from './sites-shanghai.ts';
import { SITES_SOUTH } from './sites-south.ts';
import { SITES_WEST } from './sites-west.ts';
import { centerOf, type Site } from './site.ts';
import type { DemoCenter } from './types.ts';

/** In this order the centres are numbered, so Shanghai's first six are 1 to 6. */
const bySite = (today: string): Partial<Record<CityName, Site[]>> => ({
  shanghai: sitesShanghai(today),
  ...SITES_EAST,
  ...SITES_NORTH,
  ...SITES_SOUTH,
  ...SITES_WEST,
});

/** The centres other data speaks of. */
export const CENTER = {
  nanjingRoad: 1,
  lujiazui: 2,
  xujiahui: 3,
  peoplesSquare: 4,
  centuryPark: 5,
  longhua: 6,
  qianjiang: 18,
  guomao: 22,
  zhongguancun: 23,
  xidan: 24,
  zhujiang: 36,
} as const;

export function demoCenters(today: string): DemoCenter[] {
  let id = 0;
  return Object.entries(bySite(today)).flatMap(([city, sites]) =>
    sites.map((site) => centerOf((id += 1), city as CityName, site, today)),
  );
}
