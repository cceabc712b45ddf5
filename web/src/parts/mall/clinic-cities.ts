import type { Bilingual } from '#contract/language';

export interface ClinicCity {
  cityId: number;
  name: Bilingual;
  /** How many clinics there are. */
  count: number;
}

/** The cities that have clinics: one's own first, then those with the most; equals in the order in which they are told. */
export function clinicCities(
  clinics: readonly { cityId: number; city: Bilingual }[],
  ownCityId?: number,
): ClinicCity[] {
  const cities = new Map<number, ClinicCity>();
  for (const { cityId, city } of clinics)
    cities.set(cityId, { cityId, name: city, count: (cities.get(cityId)?.count ?? 0) + 1 });
  const isOwn = ({ cityId }: ClinicCity): number => (cityId === ownCityId ? 1 : 0);
  return [...cities.values()].toSorted((a, b) => isOwn(b) - isOwn(a) || b.count - a.count);
}

/** Where the clinics stand among the tabs of the description: behind the product's own. */
export const withClinics = <T>(tabs: readonly T[], clinics: T | undefined): T[] =>
  clinics === undefined ? [...tabs] : [...tabs.slice(0, 1), clinics, ...tabs.slice(1)];
