import type { ReferenceRange } from '#contract/schemas/health-content';

/** Where a range's bar begins and ends on its scale, in percent. */
export interface Bar {
  from: number;
  to: number;
}

export interface Scale {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** A scale that shows all ranges with some space on both sides, from 0 where that is near. */
export function scaleOf(ranges: readonly ReferenceRange[]): Scale {
  const limits = ranges.flatMap(({ low, high }) => [low, high]).filter((limit) => limit !== null);
  const [lowest, highest] = [Math.min(...limits), Math.max(...limits)];
  const span = highest - lowest || Math.abs(highest) || 1;
  const step = niceStep((span * 1.8) / 3);
  const min = lowest >= 0 ? Math.max(0, Math.floor((lowest - span * 0.6) / step) * step) : lowest - span;
  const max = Math.ceil((highest + span * 0.4) / step) * step;
  const ticks = [0, 1, 2, 3].map((at) => min + ((max - min) * at) / 3);
  return { min, max, ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

export function barOf({ low, high }: ReferenceRange, { min, max }: Scale): Bar {
  const at = (value: number) => Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
  return { from: low === null ? 0 : at(low), to: high === null ? 100 : at(high) };
}

/** As many digits as tell: 0.0113 and 155, never 154.99999. */
export const numberText = (value: number): string =>
  String(Number(value.toPrecision(Math.abs(value) >= 1_000 ? 4 : 3)));

export const convert = (range: ReferenceRange, factor: number): ReferenceRange => ({
  ...range,
  low: range.low === null ? null : range.low * factor,
  high: range.high === null ? null : range.high * factor,
});

/** Ages for which the same ranges hold; `toAge` null is "and older". */
export interface AgeGroup {
  fromAge: number;
  toAge: number | null;
  /** No range is given for them. */
  isOpen: boolean;
}

/** Every age is in one group: they begin where a range begins or after one has ended. */
export function ageGroups(ranges: readonly ReferenceRange[]): AgeGroup[] {
  const starts = ranges.flatMap(({ fromAge, toAge }) => [fromAge, ...(toAge === null ? [] : [toAge + 1])]);
  const sorted = [...new Set([0, ...starts])].toSorted((one, other) => one - other);
  return sorted.map((fromAge, at) => {
    const next = sorted[at + 1];
    return { fromAge, toAge: next === undefined ? null : next - 1, isOpen: !ranges.some((one) => holds(one, fromAge)) };
  });
}

const holds = ({ fromAge, toAge }: ReferenceRange, age: number): boolean =>
  age >= fromAge && (toAge === null || age <= toAge);

/** The range for this person, or none. */
export const rangeFor = (
  ranges: readonly ReferenceRange[],
  sex: 'male' | 'female',
  age: number,
): ReferenceRange | undefined =>
  ranges.find((range) => (range.sex === 'any' || range.sex === sex) && holds(range, age));
