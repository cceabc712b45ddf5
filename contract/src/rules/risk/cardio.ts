import type { RiskResult } from '../../schemas/risk-view.ts';
import type { RiskFacts } from './facts.ts';

/**
 * China-PAR, the ten-year risk of atherosclerotic cardiovascular disease. The equations are named but not computed
 * here: the published coefficients do not give the publication's own examples, and a wrong risk is worse than none.
 */
const SOURCE = {
  zh: 'China-PAR，Yang X 等，Circulation 2016;134:1430–1440',
  en: 'China-PAR, Yang X et al., Circulation 2016;134:1430–1440',
};
const AGES = { from: 35, to: 74 };

export const cardioRisk = (facts: RiskFacts): RiskResult => ({
  ...{ score: 'cardio', state: 'notComputed', reason: reasonFor(facts), ages: AGES, source: SOURCE },
  ...{ figure: null, least: 0, most: 100, bands: [], band: null, parts: [], missing: [], upTo: null },
});

function reasonFor({ age, heartDisease }: RiskFacts): RiskResult['reason'] {
  if (heartDisease) return 'known';
  return age < AGES.from || age > AGES.to ? 'age' : 'notHeld';
}
