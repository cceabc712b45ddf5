import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, frameOf, inView, isVisible, MAX_ZOOM, middleOf, panned, scaleBar, settled, WHOLE } from './project.ts';

const place = fc.record({
  lng: fc.double({ min: 73, max: 135, noNaN: true }),
  lat: fc.double({ min: 18, max: 53, noNaN: true }),
});
const shanghai = { lng: 121.45, lat: 31.23 };
const pudong = { lng: 121.55, lat: 31.23 };

describe('frame', () => {
  it('shows every place, whatever the shape of the drawing', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 12 }),
        fc.record({ width: fc.integer({ min: 200, max: 1400 }), height: fc.integer({ min: 148, max: 900 }) }),
        (places, size) => {
          const { toSpot } = frameOf(places, size);
          for (const one of places) {
            const { x, y } = toSpot(one);
            // a pin of 44 × 48 with its tip there
            expect(x * size.width > 22 && (1 - x) * size.width > 22).toBe(true);
            expect(y * size.height > 48 && y < 1).toBe(true);
          }
        },
      ),
    );
  });

  it('north is up and east is right', () => {
    const { toSpot } = frameOf([shanghai, pudong], { width: 400, height: 400 });
    expect(toSpot(pudong).x).toBeGreaterThan(toSpot(shanghai).x);
    expect(toSpot({ ...shanghai, lat: 31.3 }).y).toBeLessThan(toSpot(shanghai).y);
  });

  it('a single place stands in the middle of a district', () => {
    const { toSpot, widthKm } = frameOf([shanghai], { width: 400, height: 400 });
    expect(toSpot(shanghai)).toEqual({ x: 0.5, y: 0.54 });
    expect(widthKm).toBeGreaterThan(2);
    expect(widthKm).toBeLessThan(5);
  });
});

describe('view', () => {
  it('never leaves the drawing', () => {
    const number = fc.double({ min: -5, max: 20, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, number, (x, y, zoom, dx, dy) => {
        const view = panned(settled({ x, y, zoom }), dx, dy);
        expect(view.zoom >= 1 && view.zoom <= MAX_ZOOM).toBe(true);
        const half = 0.5 / view.zoom;
        expect(view.x >= half && view.x <= 1 - half && view.y >= half && view.y <= 1 - half).toBe(true);
      }),
    );
  });

  it('enlarges around its middle', () => {
    expect(inView({ x: 0.5, y: 0.5 }, WHOLE)).toEqual({ x: 0.5, y: 0.5 });
    const seen = inView({ x: 0.75, y: 0.5 }, settled({ x: 0.75, y: 0.5, zoom: 2 }));
    expect(seen).toEqual({ x: 0.5, y: 0.5 });
    expect(isVisible(inView({ x: 0.1, y: 0.5 }, settled({ x: 0.75, y: 0.5, zoom: 2 })))).toBe(false);
  });
});

it('places drawn over one another give way to the first, until one has zoomed in', () => {
  const size = { width: 400, height: 400 };
  const three = [
    { x: 0.5, y: 0.5, id: 1 },
    { x: 0.55, y: 0.5, id: 2 },
    { x: 0.8, y: 0.5, id: 3 },
  ];
  expect(apart(three, size).map(({ id }) => id)).toEqual([1, 3]);
  const view = settled({ x: 0.5, y: 0.5, zoom: 4 });
  expect(
    apart(
      three.map((spot) => ({ ...spot, ...inView(spot, view) })),
      size,
    ),
  ).toHaveLength(3);
});

it('the scale bar has a round length that fits', () => {
  for (const width of [1.7, 3, 12, 47, 130, 900]) {
    const { km, share } = scaleBar(width, 1);
    expect(share).toBeLessThanOrEqual(0.3);
    expect(share).toBeGreaterThan(0.1);
    expect([1, 2, 5]).toContain(Number(km.toExponential()[0]));
  }
});

it('the middle of several places', () => {
  expect(middleOf([])).toBeUndefined();
  expect(middleOf([shanghai, pudong])?.lng).toBeCloseTo(121.5);
});
