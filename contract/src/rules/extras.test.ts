import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraProblem, selectionProblem, type ExtraProblem, type ExtraRule, type Selection } from './extras.ts';

/** Small numbers, so that rules and choices meet often. */
const SETS = [1, 2, 3];
const EXTRAS = [10, 11, 12, 13, 14, 15];
const some = (ids: number[]) => fc.subarray(ids, { maxLength: 2 });

const ruleOf = (id: number) =>
  fc.record({
    id: fc.constant(id),
    excludes: some(EXTRAS.filter((other) => other !== id)),
    needsSets: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, some(SETS)),
    withinSets: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, some(SETS)),
    paid: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.boolean()),
  });
const catalogue = fc.tuple(...EXTRAS.map(ruleOf)).map((rules) => new Map(rules.map((rule) => [rule.id, rule])));
const selection = fc.record({
  setId: fc.constantFrom(...SETS),
  // 99 is in no catalogue
  extraIds: fc.shuffledSubarray([...EXTRAS, 99], { maxLength: 5 }),
});
const most = fc.integer({ min: 0, max: 5 });
type Rules = ReadonlyMap<number, ExtraRule>;

/** The rules said a second time, one by one over the whole selection, without the order of `extras.ts`. */
const BROKEN: Record<ExtraProblem['kind'], (chosen: Selection, rules: Rules, most: number) => boolean> = {
  tooMany: ({ extraIds }, _, most) => new Set(extraIds).size > most,
  exclusive: ({ extraIds }, rules) =>
    extraIds.some((a) => extraIds.some((b) => a !== b && rules.get(a)?.excludes.includes(b))),
  needsSet: ({ setId, extraIds }, rules) =>
    extraIds.some((id) => {
      const needed = rules.get(id)?.needsSets ?? [];
      return needed.length > 0 && !needed.includes(setId);
    }),
  withinSet: ({ setId, extraIds }, rules) => extraIds.some((id) => rules.get(id)?.withinSets.includes(setId)),
  paid: ({ extraIds }, rules) => [...rules.values()].some((rule) => rule.paid && !extraIds.includes(rule.id)),
  unknown: ({ extraIds }, rules) => extraIds.some((id) => !rules.has(id)),
};
const brokenBy = (chosen: Selection, rules: Rules, most: number): string[] =>
  Object.entries(BROKEN)
    .filter(([, isBroken]) => isBroken(chosen, rules, most))
    .map(([kind]) => kind);

const RUNS = { numRuns: 2_000 };

describe('selectionProblem', () => {
  it('accepts exactly the selections that break no rule', () => {
    fc.assert(
      fc.property(catalogue, selection, most, (rules, chosen, most) => {
        expect(selectionProblem(chosen, rules, most) === undefined).toBe(brokenBy(chosen, rules, most).length === 0);
      }),
      RUNS,
    );
  });

  it('names a rule that is really broken, and by which add-on', () => {
    fc.assert(
      fc.property(catalogue, selection, most, (rules, chosen, most) => {
        const problem = selectionProblem(chosen, rules, most);
        if (!problem) return;
        expect(brokenBy(chosen, rules, most)).toContain(problem.kind);
        expect(chosen.extraIds.includes(problem.id)).toBe(problem.kind !== 'paid');
        if (problem.kind === 'exclusive') expect(BROKEN.exclusive(pairOf(chosen, problem), rules, most)).toBe(true);
        if (problem.kind === 'needsSet') expect(problem.sets).not.toContain(chosen.setId);
        if (problem.kind === 'tooMany') expect(problem.most).toBe(most);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the choice', () => {
    const shuffled = selection.chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen.extraIds, { minLength: chosen.extraIds.length })),
    );
    fc.assert(
      fc.property(catalogue, shuffled, most, (rules, [chosen, other], most) => {
        const again = selectionProblem({ ...chosen, extraIds: other }, rules, most);
        expect(again === undefined).toBe(selectionProblem(chosen, rules, most) === undefined);
      }),
    );
  });

  it('takes everything that fits: leaving an unpaid add-on out of a good selection keeps it good', () => {
    fc.assert(
      fc.property(catalogue, selection, most, (rules, chosen, most) => {
        if (selectionProblem(chosen, rules, most)) return;
        for (const id of chosen.extraIds.filter((id) => !rules.get(id)?.paid)) {
          const fewer = { ...chosen, extraIds: chosen.extraIds.filter((other) => other !== id) };
          expect(selectionProblem(fewer, rules, most)).toBeUndefined();
        }
      }),
      RUNS,
    );
  });
});

describe('extraProblem', () => {
  it('says of every add-on beforehand what choosing it would lead to', () => {
    fc.assert(
      fc.property(catalogue, selection, most, (rules, chosen, most) => {
        if (selectionProblem(chosen, rules, most)) return;
        for (const extra of rules.values()) {
          if (chosen.extraIds.includes(extra.id)) {
            expect(extraProblem(extra, chosen, rules, most)).toBeUndefined();
            continue;
          }
          const more = { ...chosen, extraIds: [...chosen.extraIds, extra.id] };
          const told = extraProblem(extra, chosen, rules, most);
          expect(told === undefined).toBe(brokenBy(more, rules, most).length === 0);
          if (told) expect(brokenBy(more, rules, most)).toContain(told.kind);
        }
      }),
      RUNS,
    );
  });
});

const pairOf = ({ setId }: Selection, problem: { id: number; with: number }): Selection => ({
  setId,
  extraIds: [problem.id, problem.with],
});
