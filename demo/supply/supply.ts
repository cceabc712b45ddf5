import type { HolidayTable } from '#contract/rules/working-days';
import { CITIES } from '../cities.ts';
import { demoCenters } from './centers.ts';
import { exceptionsOf } from './exceptions.ts';
import { EXTRA_PAIRS, EXTRAS } from './extras.ts';
import { SETS } from './sets.ts';
import { SUGGESTIONS } from './suggestions.ts';
import type { DemoSupply } from './types.ts';

/** The supply as it stands on `today`: cities, centres, packages, add-ons. All invented. */
export function demoSupply(today: string, holidays: HolidayTable): DemoSupply {
  const centers = demoCenters(today);
  return {
    cities: Object.values(CITIES).map(({ id, name, nameEng, lng, lat }) => ({
      id,
      name: { zh: name, en: nameEng },
      lng,
      lat,
    })),
    sets: SETS,
    extras: EXTRAS,
    pairs: EXTRA_PAIRS,
    suggestions: SUGGESTIONS,
    centers,
    exceptions: exceptionsOf(centers, today, holidays),
  };
}
