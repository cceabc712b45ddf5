import type { Answers } from '#contract/schemas/questionnaire-document';
import { RISK_FACTS, type RiskFact } from '#contract/schemas/risk-view';
import { addDays, ageOn } from '#contract/rules/day';
import { factsAnswered, FACTS_OF_REPORTS, type MeasuredFact } from '#contract/rules/risk/answered';
import type { RiskFacts } from '#contract/rules/risk/facts';
import type { Archive } from '../reports/index.ts';

/** An older measurement says little about today. */
const GOOD_DAYS = 730;

export interface Sources {
  archive: Archive;
  answers: Answers;
  /** When they were handed in. */
  day: string;
  /** Reports of later days count, too. */
  withLater: boolean;
}

export interface Collected {
  known: RiskFacts;
  /** The same, each with where it comes from. */
  facts: RiskFact[];
}

interface Result {
  value: number;
  day: string;
  orderId: number;
}

/** Answers and results together: an answer counts unless a report is newer than it. */
export function collectFacts({ archive, answers, day, withLater }: Sources): Collected {
  const { gender, birthDate } = archive.person;
  const answered = factsAnswered(answers);
  const measured = newestResults(archive, day, withLater);
  const chosen = new Map([...measured].filter(([fact, result]) => answered[fact] === undefined || result.day > day));
  const known: RiskFacts = {
    ...{ sex: gender, age: ageOn(birthDate, day), ...answered },
    ...Object.fromEntries([...chosen].map(([fact, { value }]) => [fact, value])),
  };
  const from = new Map<string, Result>(chosen);
  const facts = RISK_FACTS.flatMap((fact): RiskFact[] => {
    const value = known[fact];
    if (value === undefined) return [];
    const result = from.get(fact);
    if (result) return [{ fact, value, from: 'report', day: result.day, orderId: result.orderId }];
    return [{ fact, value, from: fact === 'sex' || fact === 'age' ? 'profile' : 'answer', day, orderId: null }];
  });
  return { known, facts };
}

/** Of each the newest that is not too old, in a unit the rules know. */
function newestResults({ reports }: Archive, day: string, withLater: boolean): Map<MeasuredFact, Result> {
  const found = new Map<MeasuredFact, Result>();
  const usable = reports.filter(
    ({ head: { examDay } }) =>
      examDay >= addDays(day, -GOOD_DAYS) &&
      /* guard: risk: an earlier result stays as it was */ (withLater || examDay <= day),
  );
  for (const { head, document } of usable)
    for (const { code, value, unit } of document.sections.flatMap(({ items }) => items)) {
      const known = FACTS_OF_REPORTS[code];
      if (
        !known ||
        value === null ||
        found.has(known.fact) ||
        /* guard: risk: a value in another unit is not used */ !known.units.includes(unit)
      )
        continue;
      found.set(known.fact, { value, day: head.examDay, orderId: head.orderId });
    }
  return found;
}
