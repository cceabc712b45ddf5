import { dayInShanghai } from '#contract/rules/day';
import type { Answers } from '#contract/schemas/questionnaire-document';
import type { RiskSummary } from '#contract/calls/risk';
import { familyIllnesses } from '#contract/rules/risk/answered';
import { habitsOf } from '#contract/rules/risk/habits';
import { checksFor, riskResults } from '#contract/rules/risk/summary';
import { waistClass } from '#contract/rules/risk/weight';
import type { Archive } from '../reports/index.ts';
import { collectFacts } from './collect-facts.ts';

/** A sheet that was handed in, opened. */
export interface HandedIn {
  round: number;
  at: Date;
  answers: Answers;
}

type Assessed = Omit<RiskSummary, 'person' | 'history'>;

/** The results of the rules for one sheet; nothing of them is kept. */
export function assess(archive: Archive, { round, at, answers }: HandedIn, isNewest: boolean): Assessed {
  const day = dayInShanghai(at);
  const { known, facts } = collectFacts({ archive, answers, day, withLater: isNewest });
  const results = riskResults(known);
  return {
    ...{ round, isNewest, day, results, facts },
    ...{ waistClass: waistClass(known), habits: habitsOf(answers), family: familyIllnesses(answers) },
    checks: checksFor(known, results),
  };
}

export function briefly(assessed: Assessed): RiskSummary['history'][number] {
  const figureOf = (score: string) => assessed.results.find((one) => one.score === score)?.figure ?? null;
  const { round, day } = assessed;
  return { round, day, diabetes: figureOf('diabetes'), apnoea: figureOf('apnoea'), bmi: figureOf('weight') };
}
