import type { RiskBand, RiskPart } from '../../schemas/risk-view.ts';

/** Points by where a step begins, in rising order; the first begins at nothing. */
export type Steps = readonly (readonly [from: number, points: number])[];

export const pointsAt = (steps: Steps, value: number): number => steps.findLast(([from]) => value >= from)?.[1] ?? 0;

/** The nearest lower value that takes points away. */
export function betterThan(steps: Steps, value: number): RiskPart['better'] {
  const points = pointsAt(steps, value);
  const step = steps.find(([, at]) => at === points);
  if (!step || points === 0) return null;
  const [from] = step;
  return { to: from, how: 'below', less: points - pointsAt(steps, from - 0.01) };
}

export const bandAt = (bands: readonly RiskBand[], figure: number): RiskBand | null =>
  bands.findLast(({ from }) => figure >= from) ?? null;

export const sumOf = (parts: readonly RiskPart[]): number => parts.reduce((sum, { points }) => sum + points, 0);
