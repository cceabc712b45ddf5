import type { ProductDetail, ShownClinic } from '#contract/calls/mall';
import { clinicCities, type ClinicCity } from '../../../parts/mall/clinic-cities.ts';
import { text, useAddressState } from '../../../platform/address-state.ts';
import { useSession } from '../../../platform/session.ts';

const KEYS = { city: text };

export interface Clinics {
  cities: ClinicCity[];
  city: ClinicCity;
  /** Those of the city. */
  shown: ShownClinic[];
  choose: (cityId: string) => void;
}

/** Where the product can be used, by the city that the address names, else one's own or the one with the most. */
export function useClinics({ clinics }: Pick<ProductDetail, 'clinics'>): Clinics | undefined {
  const { state, change } = useAddressState(KEYS);
  const ownCityId = useSession((data) => data.identity?.userCityId);
  const cities = clinicCities(clinics, ownCityId);
  const city = cities.find(({ cityId }) => String(cityId) === state.city) ?? cities[0];
  return (
    city && {
      cities,
      city,
      shown: clinics.filter(({ cityId }) => cityId === city.cityId),
      choose: (cityId) => change({ city: cityId }, { replace: true }),
    }
  );
}
