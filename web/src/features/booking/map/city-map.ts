import { useEffect, useState } from 'react';

interface Named {
  name: { zh: string; en: string };
}
type Point = readonly [lng: number, lat: number];
/** A point of a metro line; one with names is a station that is written beside it. */
export type Stop = readonly [lng: number, lat: number, zh?: string, en?: string];

/** One city as light vectors, in degrees, made from public geodata. */
export interface CityMap {
  /** Lines between districts, each once. */
  borders: readonly (readonly Point[])[];
  districts: readonly (Named & { at: Point })[];
  /** `width` in metres. */
  rivers: readonly (Named & { width: number; points: readonly Point[] })[];
  lakes: readonly (Named & { points: readonly Point[] })[];
  metro: readonly (Named & { color: string; points: readonly Stop[] })[];
}

const FILES = import.meta.glob<CityMap>('./cities/*.json', { import: 'default' });

/** Fetched when a map of that city is shown; a city without one, or one that does not come, has a plain ground. */
export function useCityMap(cityId: number | undefined): CityMap | undefined {
  const [loaded, setLoaded] = useState<{ cityId: number; map: CityMap }>();
  useEffect(() => {
    let isWanted = true;
    const load = cityId === undefined ? undefined : FILES[`./cities/${cityId}.json`];
    if (cityId !== undefined && load)
      load().then(
        (map) => isWanted && setLoaded({ cityId, map }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [cityId]);
  return loaded?.cityId === cityId ? loaded?.map : undefined;
}
