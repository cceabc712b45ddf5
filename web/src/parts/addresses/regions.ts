import { useEffect, useState } from 'react';
import { englishName } from './region-names.ts';

export interface Region {
  zh: string;
  en: string;
}
export interface Regions {
  provinces: readonly Region[];
  /** Empty: the province is a city itself. */
  citiesOf: (province: string) => readonly Region[];
  countiesOf: (province: string, city: string) => readonly Region[];
}

/** Names by the six figures of their code: two of the province, two of the city, two of the county. */
interface Areas {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

const regionOf = ([, zh]: [string, string]): Region => ({ zh, en: englishName(zh) });

export function regionsOf({ province_list, city_list, county_list }: Areas): Regions {
  const provinces = Object.entries(province_list);
  const below = (list: Record<string, string>, start: string) =>
    Object.entries(list).filter(([code]) => code.startsWith(start));
  const startOf = (province: string) => provinces.find(([, name]) => name === province)?.[0].slice(0, 2) ?? '-';
  const citiesIn = (province: string) => below(city_list, startOf(province));
  const isCityItself = (province: string) => citiesIn(province).some(([, name]) => name === province);
  return {
    provinces: provinces.map(regionOf),
    citiesOf: (province) => (isCityItself(province) ? [] : citiesIn(province).map(regionOf)),
    countiesOf: (province, city) => {
      if (isCityItself(province)) return below(county_list, startOf(province)).map(regionOf);
      const found = citiesIn(province).find(([, name]) => name === city);
      return found ? below(county_list, found[0].slice(0, 4)).map(regionOf) : [];
    },
  };
}

/** A heading of the lists and no place: it is not written on a parcel. */
const isPlace = (city: string): boolean => !city.includes('直辖县');

export const districtText = (province: string, city: string, county: string): string =>
  `${province}${isPlace(city) ? city : ''}${county}`;

/** The other way round: the parts of an address that the lists still have are chosen; the others are chosen anew. */
export function splitDistrict(regions: Regions, district: string): Record<'province' | 'city' | 'county', string> {
  const province = regions.provinces.find(({ zh }) => district.startsWith(zh))?.zh ?? '';
  const rest = district.slice(province.length);
  const isCounty = (city: string, county: string): boolean =>
    regions.countiesOf(province, city).some(({ zh }) => zh === county);
  const cities = province ? regions.citiesOf(province).map(({ zh }) => zh) : [];
  const city =
    cities.find((zh) => isCounty(zh, isPlace(zh) && rest.startsWith(zh) ? rest.slice(zh.length) : rest)) ?? '';
  const county = city && isPlace(city) && rest.startsWith(city) ? rest.slice(city.length) : rest;
  return isCounty(city, county) ? { province, city, county } : { province, city: '', county: '' };
}

/** The list of all counties comes when the form is opened; until then nothing can be chosen. */
export function useRegions(): Regions | undefined {
  const [regions, setRegions] = useState<Regions>();
  useEffect(() => {
    let isWanted = true;
    void import('@vant/area-data').then(({ areaList }) => isWanted && setRegions(regionsOf(areaList)));
    return () => {
      isWanted = false;
    };
  }, []);
  return regions;
}
