import { expect, it } from 'vitest';
import { cityAt } from './nearest-city.ts';

const city = (name: string, lng: number, lat: number) => ({
  ...{ id: 1, name, englishName: name, lng, lat, centers: 1, reason: null },
});
const cities = [city('上海', 121.47, 31.23), city('苏州', 120.62, 31.3), city('北京', 116.4, 39.9)];

it('the nearest city is the one a person is in, unless all are far away', () => {
  expect(cityAt({ lng: 121.3, lat: 31.2 }, cities)?.name).toBe('上海');
  expect(cityAt({ lng: 120.7, lat: 31.2 }, cities)?.name).toBe('苏州');
  expect(cityAt({ lng: 87.6, lat: 43.8 }, cities)).toBeUndefined();
});
