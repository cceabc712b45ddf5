import type { Person } from '#contract/calls/people';
import { useCall } from '../../api/use-call.ts';
import { usePick } from '../../platform/locale.ts';

export const useCities = () => useCall('CityList', {});

/** Where a person lives, in the language of the page. */
export function useCityName({ cityId, cityName }: Pick<Person, 'cityId' | 'cityName'>): string {
  const pick = usePick();
  const known = useCities().data?.cities.find(({ id }) => id === cityId);
  return known ? pick(known.name.zh, known.name.en) : cityName;
}
