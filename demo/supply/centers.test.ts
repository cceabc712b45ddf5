import { describe, expect, test } from 'vitest';
import { artSvg } from '../art.ts';
import { CITIES, type CityName } from '../cities.ts';
import { CENTER, demoCenters } from './centers.ts';
import { EXTRA } from './extra-ids.ts';
import { SET } from './sets.ts';
import type { DemoCenter } from './types.ts';

const TODAY = '2026-06-01';
const centers = demoCenters(TODAY);
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);
const centerOf = (id: number) => centers.find((center) => center.id === id) as DemoCenter;

describe('centres', () => {
  test.each(centers.map((center) => [center.name.en, center] as const))('%s', (_, center) => {
    expect(kmBetween(center, CITIES[center.city])).toBeLessThan(40);
    expect(center.phone).toMatch(/^0\d{2,3}-5550\d{4}$/);
    expect(center.phone.startsWith(CITIES[center.city].area)).toBe(true);
    expect(center.rating).toBeGreaterThanOrEqual(3);
    expect(center.rating).toBeLessThanOrEqual(5);
    expect(center.reviews.length).toBeGreaterThanOrEqual(2);
    expect(center.reviews.length).toBeLessThanOrEqual(4);
    for (const { stars, day } of center.reviews) {
      expect([1, 2, 3, 4, 5]).toContain(stars);
      expect(day < TODAY).toBe(true);
    }
    expect(center.photos.length).toBeGreaterThan(0);
    for (const photo of center.photos) {
      const [, hex = '', name = ''] = /^\/art\/([0-9a-f]{6})\/([a-z-]+)\.svg$/.exec(photo) ?? [];
      expect(artSvg(name, hex), photo).toContain('</svg>');
    }
  });

  test('no two stand on the same spot', () => {
    expect(repeated(centers.map(({ lng, lat }) => `${lng} ${lat}`))).toEqual([]);
  });

  test('weeks are six half hours from 07:30, most without a Sunday', () => {
    for (const { week } of centers) {
      for (const day of new Set(week.map((segment) => segment.weekday))) {
        const segments = week.filter((segment) => segment.weekday === day);
        expect(segments.map(({ starts }) => starts)).toEqual(['07:30', '08:00', '08:30', '09:00', '09:30', '10:00']);
        expect(segments.slice(1).map(({ starts }) => starts)).toEqual(segments.slice(0, -1).map(({ ends }) => ends));
      }
      for (const { capacity } of week) {
        expect(capacity).toBeGreaterThanOrEqual(4);
        expect(capacity).toBeLessThanOrEqual(15);
      }
    }
    const onSundays = centers.filter(({ week }) => week.some((segment) => segment.weekday === 0));
    expect(onSundays.length).toBeLessThan(centers.length / 3);
  });

  test('Shanghai shows its six centres', () => {
    const shown = centers.filter(({ city }) => city === ('shanghai' satisfies CityName));
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(centerOf(CENTER.centuryPark).status).toBe('decoration');
    expect(centerOf(CENTER.longhua).extras).not.toContain(EXTRA.chestCt);
    expect(centerOf(CENTER.xujiahui).extras).toContain(EXTRA.chestCt);
    for (const { sets } of shown) expect(sets).toContain(SET.plusMale);
  });

  test('the names others know centres by fit', () => {
    const names = Object.entries(CENTER).map(([key, id]) => [key, centerOf(id).name.en]);
    expect(Object.fromEntries(names)).toMatchObject({
      nanjingRoad: 'Kanghe Check-up Centre (Nanjing West Road)',
      lujiazui: 'Mingze Health Centre (Lujiazui)',
      qianjiang: 'Mingze Health Centre (Qianjiang New City)',
      guomao: 'Kanghe Check-up Centre (Guomao)',
      zhongguancun: 'Mingze Health Centre (Zhongguancun)',
      xidan: 'Anyi Check-up (Xidan)',
      zhujiang: 'Kanghe Check-up Centre (Zhujiang New Town)',
    });
  });
});

function kmBetween(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const north = (a.lat - b.lat) * 111.2;
  const east = (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
