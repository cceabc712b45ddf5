import { describe, expect, it } from 'vitest';
import { scaleOf } from './trend-scale.ts';

const point = (year: number, value: number, low: number | null, high: number | null) => ({
  ...{ day: `${year}-06-01`, year, value, flag: 'normal' as const, low, high, change: 'normal' as const },
  convertedFrom: null,
});
const SIZE = { width: 720, height: 240 };

describe('the scale of a trend', () => {
  it('draws higher values higher, later years further right, everything inside', () => {
    const points = [point(2024, 3.3, null, 3.4), point(2025, 3.6, null, 3.4), point(2026, 3.9, null, 3.4)];
    const { x, y, ticks } = scaleOf(points, SIZE);
    expect(y(3.9)).toBeLessThan(y(3.3));
    expect(x(2)).toBeGreaterThan(x(1));
    for (const { value } of points) expect(y(value) > 0 && y(value) < SIZE.height).toBe(true);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
  });

  it('has no band where no year has a range, and one point stands in the middle', () => {
    const { band, x } = scaleOf([point(2026, 5, null, null)], SIZE);
    expect(band).toBe('');
    expect(x(0)).toBe((44 + 700) / 2);
  });
});
