import type { City } from '#contract/calls/booking';
import type { Place } from '../map/project.ts';

const KM_PER_DEGREE = 111.32;
/** Further away than this one is in none of the cities. */
const WITHIN_KM = 80;

/** The city a person is in, by its middle; near enough to a plane for that. */
export function cityAt({ lng, lat }: Place, cities: readonly City[]): City | undefined {
  const km = (city: City) =>
    KM_PER_DEGREE * Math.hypot(city.lat - lat, (city.lng - lng) * Math.cos((lat * Math.PI) / 180));
  return cities.filter((city) => km(city) <= WITHIN_KM).toSorted((one, other) => km(one) - km(other))[0];
}
