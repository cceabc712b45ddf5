import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../../../../demo/cities.ts';
import type { CityMap } from './city-map.ts';
import { labelsOf, readable } from './labels.ts';
import { frameOf } from './project.ts';

const folder = join(import.meta.dirname, 'cities');
const mapOf = (id: number | string): CityMap => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as CityMap;
/** The city without bookings has no centre to show. */
const drawn = Object.values(CITIES).filter(({ id }) => id !== CITIES.altay.id);
/** As it is sent, before it is compressed. */
const MOST_BYTES = 15_000;

describe('drawings of cities', () => {
  it('there is one for every city with centres', () => {
    expect(readdirSync(folder).sort()).toEqual(drawn.map(({ id }) => `${id}.json`).sort());
  });

  it.each(drawn)('$nameEng: small, around the city, with districts, water and metro in both languages', (city) => {
    const map = mapOf(city.id);
    expect(JSON.stringify(map).length).toBeLessThan(MOST_BYTES);
    const lines = [map.borders, map.rivers, map.lakes, map.metro].flatMap((all) =>
      all.flatMap((one) => [...('points' in one ? one.points : one)]),
    );
    for (const [lng, lat] of lines) {
      expect(Math.abs(lng - city.lng), `${lng}`).toBeLessThan(0.7);
      expect(Math.abs(lat - city.lat), `${lat}`).toBeLessThan(0.5);
    }
    expect([map.districts.length > 5, map.rivers.length + map.lakes.length > 1, map.metro.length > 1]).toEqual([
      true,
      true,
      true,
    ]);
    for (const { text } of labelsOf(map, 1, 'zh-cn')) expect(text).toMatch(/\p{Script=Han}/u);
    for (const { text } of labelsOf(map, 1, 'en-us')) expect(text).toMatch(/^[A-Z0-9][A-Za-z0-9’ .]+$/);
  });
});

describe('words on a drawing', () => {
  const size = { width: 420, height: 600 };
  const shanghai = mapOf(CITIES.shanghai.id);
  const pins = [
    { lng: 121.4586, lat: 31.2298 },
    { lng: 121.5493, lat: 31.2141 },
  ];
  const frame = frameOf(pins, size);
  const placed = labelsOf(shanghai, frame.widthKm, 'zh-cn').map((label) => ({ ...label, ...frame.toSpot(label) }));

  it('stations are named only when one is near enough', () => {
    expect(labelsOf(shanghai, 100, 'zh-cn').some(({ kind }) => kind === 'station')).toBe(false);
    expect(labelsOf(shanghai, 10, 'zh-cn').some(({ kind }) => kind === 'station')).toBe(true);
  });

  it('none stands over another, over a pin or over the edge', () => {
    const shown = readable(
      placed,
      pins.map((pin) => frame.toSpot(pin)),
      size,
      { width: 165, height: 60 },
      'zh-cn',
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length).toBeLessThan(placed.length);
    for (const one of shown) expect([one.x > 0, one.x < 1, one.y > 0, one.y < 1]).toEqual([true, true, true, true]);
    const again = readable([...shown, ...shown], [], size, { width: 0, height: 0 }, 'zh-cn');
    expect(again).toEqual(shown);
  });
});
