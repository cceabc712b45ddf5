import { describe, expect, it } from 'vitest';
import { clinicCities, withClinics } from './clinic-cities.ts';

const at = (cityId: number) => ({ cityId, city: { zh: `城${cityId}`, en: `City ${cityId}` } });
const ids = (own?: number) => clinicCities([at(1), at(2), at(3), at(2), at(3)], own).map(({ cityId }) => cityId);

describe('the cities of clinics', () => {
  it('stand by how many clinics they have, one’s own first', () => {
    expect(ids()).toEqual([2, 3, 1]);
    expect(ids(1)).toEqual([1, 2, 3]);
    expect(ids(9), 'no clinic there').toEqual([2, 3, 1]);
  });

  it('are named and counted', () => {
    expect(clinicCities([at(4), at(4)])).toEqual([{ cityId: 4, name: { zh: '城4', en: 'City 4' }, count: 2 }]);
    expect(clinicCities([])).toEqual([]);
  });
});

it('the clinics stand behind the first tab, or alone, or nowhere', () => {
  expect(withClinics(['a', 'b'], 'clinics')).toEqual(['a', 'clinics', 'b']);
  expect(withClinics([], 'clinics')).toEqual(['clinics']);
  expect(withClinics(['a'], undefined)).toEqual(['a']);
});
