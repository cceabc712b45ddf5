import type { RiskSummary } from '#contract/calls/risk';
import type { RiskFact, RiskFactName, RiskPart, RiskScoreName } from '#contract/schemas/risk-view';

/** A fact with the points it adds, over all scores. */
export interface Factor {
  fact: RiskFact;
  points: { score: RiskScoreName; points: number; better: RiskPart['better'] }[];
}

/** Facts that add points, in the order of the scores; what adds none is not blamed. */
export function factorsOf({ results, facts }: RiskSummary, changeable: boolean): Factor[] {
  const found = new Map<RiskFactName, Factor>();
  for (const { score, parts } of results)
    for (const part of parts) {
      const fact = facts.find((one) => one.fact === part.fact);
      if (!fact || part.points === 0 || part.changeable !== changeable) continue;
      const factor = found.get(part.fact) ?? { fact, points: [] };
      factor.points.push({ score, points: part.points, better: part.better });
      found.set(part.fact, factor);
    }
  return [...found.values()];
}

/** Which of the reports something was taken from, the newest first. */
export const reportDays = ({ facts }: RiskSummary): string[] =>
  [...new Set(facts.filter(({ from }) => from === 'report').map(({ day }) => day))].toSorted().toReversed();
