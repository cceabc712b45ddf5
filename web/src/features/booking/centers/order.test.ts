import type { Center } from '#contract/calls/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { districtsOf, hasCalendar, isBookable, shownCenters, SORTS } from './order.ts';

const words = (text: string) => ({ zh: text, en: `${text} en` });
const closed = { fault: 'centreClosed', code: -182, text: '', next: 'otherCentres' } as const;
function center(id: number, more: Partial<Center> = {}): Center {
  return {
    id,
    name: words(`康禾体检中心 ${id}`),
    address: words(`南京西路 ${id} 号`),
    district: words('静安区'),
    lng: 121.4,
    lat: 31.2,
    distanceKm: null,
    transport: words(''),
    hours: words(''),
    tags: [],
    photo: '',
    rating: 4,
    evaluations: 9,
    storeStatus: 'normal',
    dockingMethod: 1,
    examCenterSignUp: false,
    tips: { zh: '', en: '' },
    state: 'open',
    earliest: { day: '2026-06-16', left: 9 },
    reason: null,
    ...more,
  };
}
const shut = (id: number, more: Partial<Center> = {}) =>
  center(id, { storeStatus: 'decoration', state: 'closed', earliest: null, reason: closed, ...more });
const ids = (centers: Center[]) => centers.map(({ id }) => id);
const all = { sort: 'distance', district: '', text: '' } as const;

describe('order', () => {
  it('nearest first; without distances as the server says', () => {
    expect(ids(shownCenters([center(1, { distanceKm: 5 }), center(2, { distanceKm: 1 })], all))).toEqual([2, 1]);
    expect(ids(shownCenters([center(3), center(1), center(2)], all))).toEqual([3, 1, 2]);
  });

  it('earliest and best rated', () => {
    const three = [
      center(1, { earliest: { day: '2026-07-01', left: 1 }, rating: 4.9 }),
      center(2, { earliest: { day: '2026-06-12', left: 1 }, rating: 4.1 }),
      center(3, { earliest: null, state: 'full', rating: 5 }),
    ];
    expect(ids(shownCenters(three, { ...all, sort: 'earliest' }))).toEqual([2, 1, 3]);
    expect(ids(shownCenters(three, { ...all, sort: 'rating' }))).toEqual([1, 2, 3]);
  });

  it('what cannot be booked is last, and nothing disappears', () => {
    const some = fc.array(
      fc.record({ open: fc.boolean(), km: fc.option(fc.double({ min: 0, max: 99, noNaN: true })) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...SORTS), (made, sort) => {
        const centers = made.map(({ open, km }, id) => (open ? center : shut)(id, { distanceKm: km }));
        const shown = shownCenters(centers, { ...all, sort });
        expect(ids(shown).sort((a, b) => a - b)).toEqual(ids(centers).sort((a, b) => a - b));
        const firstShut = shown.findIndex((one) => !isBookable(one));
        expect(firstShut < 0 || shown.slice(firstShut).every((one) => !isBookable(one))).toBe(true);
      }),
    );
  });
});

it('searches names, addresses and districts in both languages', () => {
  const two = [center(1), center(2, { district: words('浦东新区'), name: { zh: '明泽', en: 'Mingze' } })];
  expect(ids(shownCenters(two, { ...all, text: ' mingZE ' }))).toEqual([2]);
  expect(ids(shownCenters(two, { ...all, text: '1 号' }))).toEqual([1]);
  expect(ids(shownCenters(two, { ...all, district: '浦东新区' }))).toEqual([2]);
  expect(districtsOf([...two, center(3)]).map(({ zh }) => zh)).toEqual(['静安区', '浦东新区']);
});

it('a closed house has no calendar; a full one has', () => {
  expect(hasCalendar(shut(1))).toBe(false);
  expect(hasCalendar(center(1, { state: 'full', earliest: null }))).toBe(true);
  expect(hasCalendar(center(1, { state: 'invalid', earliest: null, reason: closed }))).toBe(false);
});
