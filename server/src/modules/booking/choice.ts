import { inLanguage } from '#contract/language';
import { selectionProblem, type ExtraProblem } from '#contract/rules/extras';
import type { SessionCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { limitFault, type Bookable } from './bookable.ts';
import type { Catalogue, CatalogueExtra, CatalogueSet } from './catalogue.ts';
import type { BookingPlan } from './plans.ts';

/** A package with add-ons, as chosen. */
export interface Choice {
  setId: number;
  extraIds: number[];
}

/** The fault of a package for a person under a plan, if there is one. */
export function setFault(
  ctx: SessionCtx,
  plan: BookingPlan,
  set: CatalogueSet | undefined,
  person: Bookable,
): Fault | undefined {
  if (!set || !plan.shares.has(set.id)) return new Fault('setUnknown');
  return limitFault(ctx, set, person, (who) => new Fault('setNotForPerson', { who }));
}

export const extraFault = (ctx: SessionCtx, extra: CatalogueExtra, person: Bookable): Fault | undefined =>
  limitFault(
    ctx,
    extra,
    person,
    (who) => new Fault('extraNotForPerson', { item: inLanguage(extra.name, ctx.lang), who }),
  );

/** Refuses a choice that breaks a rule, naming the rule. */
export function assertChoice(
  ctx: SessionCtx,
  plan: BookingPlan,
  catalogue: Catalogue,
  person: Bookable,
  choice: Choice,
): void {
  const fault =
    setFault(ctx, plan, catalogue.sets.get(choice.setId), person) ??
    problemFault(ctx, catalogue, selectionProblem(choice, catalogue.extras, plan.maxExtras)) ??
    choice.extraIds
      .flatMap((id) => catalogue.extras.get(id) ?? [])
      .map((extra) => extraFault(ctx, extra, person))
      .find((found) => found !== undefined);
  if (fault) throw fault;
}

function problemFault(
  { lang }: SessionCtx,
  catalogue: Catalogue,
  problem: ExtraProblem | undefined,
): Fault | undefined {
  if (!problem) return undefined;
  const nameOf = (id: number) => inLanguage(catalogue.extras.get(id)?.name ?? { zh: '', en: '' }, lang);
  const setName = (id: number | undefined) => inLanguage(catalogue.sets.get(id ?? 0)?.name ?? { zh: '', en: '' }, lang);
  switch (problem.kind) {
    case 'exclusive':
      return new Fault('extrasExclusive', { item: nameOf(problem.with) });
    case 'needsSet':
      return new Fault('extraNeedsSet', { item: setName(problem.sets[0]) });
    case 'withinSet':
      return new Fault('extraWithinSet', { item: nameOf(problem.id) });
    case 'tooMany':
      return new Fault('extrasTooMany', { n: problem.most });
    case 'paid':
      return new Fault('extraPaid');
    case 'unknown':
      return new Fault('extraUnknown');
  }
}

export interface PriceLine {
  kind: 'set' | 'extra' | 'company';
  name: { zh: string; en: string };
  fen: number;
}

/** Integer fen throughout; the company never pays more than the package costs. */
export function priceOf(plan: BookingPlan, catalogue: Catalogue, choice: Choice) {
  const set = catalogue.sets.get(choice.setId);
  if (!set) throw new Fault('setUnknown');
  const extras = choice.extraIds.flatMap((id) => catalogue.extras.get(id) ?? []);
  const priceFen = extras.reduce((sum, extra) => sum + extra.priceFen, set.priceFen);
  const companyFen = Math.min(plan.shares.get(set.id) ?? 0, set.priceFen);
  const lines: PriceLine[] = [
    { kind: 'set', name: set.name, fen: set.priceFen },
    ...extras.map((extra): PriceLine => ({ kind: 'extra', name: extra.name, fen: extra.priceFen })),
    ...(companyFen > 0
      ? [{ kind: 'company', name: { zh: '公司补贴', en: 'Company subsidy' }, fen: -companyFen } as const]
      : []),
  ];
  return { lines, priceFen, companyFen, selfFen: priceFen - companyFen };
}
