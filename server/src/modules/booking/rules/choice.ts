import { inLanguage } from '#contract/language';
import { selectionProblem, type ExtraProblem } from '#contract/rules/extras';
import type { CompanyCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { limitFault, type Bookable } from './bookable.ts';
import type { Catalogue, CatalogueExtra, CatalogueSet } from '../supply/catalogue.ts';
import type { BookingPlan } from '../supply/plans.ts';

/** A package with add-ons, as chosen. */
export interface Choice {
  setId: number;
  extraIds: number[];
}

/** The fault of a package for a person under a plan, if there is one. */
export function setFault(
  ctx: CompanyCtx,
  plan: BookingPlan,
  set: CatalogueSet | undefined,
  person: Bookable,
): Fault | undefined {
  if (!set || !plan.shares.has(set.id)) return new Fault('setUnknown');
  return /* guard: package fits the person → undefined */ limitFault(
    ctx,
    set,
    person,
    (who) => new Fault('setNotForPerson', { who }),
  );
}

export const extraFault = (ctx: CompanyCtx, extra: CatalogueExtra, person: Bookable): Fault | undefined =>
  limitFault(
    ctx,
    extra,
    person,
    (who) => new Fault('extraNotForPerson', { item: inLanguage(extra.name, ctx.lang), who }),
  );

/** A plan has its add-ons one by one or in packs. */
export const isOffered = ({ addedWay }: BookingPlan, { isPack }: CatalogueExtra): boolean =>
  isPack === (addedWay === 2);

function offerFault({ lang }: CompanyCtx, plan: BookingPlan, catalogue: Catalogue, ids: number[]): Fault | undefined {
  const other = ids.flatMap((id) => catalogue.extras.get(id) ?? []).find((extra) => !isOffered(plan, extra));
  return other && new Fault('extraNotOffered', { item: inLanguage(other.name, lang) });
}

/** Refuses a choice that breaks a rule, naming the rule. */
export function assertChoice(
  ctx: CompanyCtx,
  plan: BookingPlan,
  catalogue: Catalogue,
  person: Bookable,
  choice: Choice,
): void {
  const fault =
    setFault(ctx, plan, catalogue.sets.get(choice.setId), person) ??
    /* guard: a plan sells add-ons its own way */ offerFault(ctx, plan, catalogue, choice.extraIds) ??
    /* guard: add-on rules */ problemFault(
      ctx,
      catalogue,
      selectionProblem(choice, catalogue.extras, plan.maxExtras),
    ) ??
    choice.extraIds
      .flatMap((id) => catalogue.extras.get(id) ?? [])
      .map((extra) => extraFault(ctx, extra, person))
      .find((found) => found !== undefined);
  if (fault) throw fault;
}

function problemFault(
  { lang }: CompanyCtx,
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

/** The price of a paid order; a change counts it, as long as nothing is cheaper by now. */
export interface PaidTerms {
  setFen: number;
  companyFen: number;
  selfFen: number;
  /** By add-on. */
  extraFens: ReadonlyMap<number, number>;
}

/**
 * Integer fen throughout; the company never pays more than the package costs. Paid parts keep the price that was paid,
 * a package unless today's is lower, and the company's part stays as it was, unless it pays more by now: only added
 * parts cost today's price, since a change pays the difference alone. `moreFen` is that difference; negative, it goes
 * back.
 */
export function priceOf(plan: BookingPlan, catalogue: Catalogue, choice: Choice, paid?: PaidTerms) {
  const set = catalogue.sets.get(choice.setId);
  if (!set) throw new Fault('setUnknown');
  const setFen = Math.min(set.priceFen, paid?.setFen ?? set.priceFen);
  const companyFen = Math.min(Math.max(plan.shares.get(set.id) ?? 0, paid?.companyFen ?? 0), setFen);
  const extraFen = (id: number) => paid?.extraFens.get(id) ?? catalogue.extras.get(id)?.priceFen ?? 0;
  const extras = choice.extraIds.flatMap((id) => catalogue.extras.get(id) ?? []);
  const extraFens = choice.extraIds.map(extraFen);
  const priceFen = extraFens.reduce((sum, fen) => sum + fen, setFen);
  const lines: PriceLine[] = [
    { kind: 'set', name: set.name, fen: setFen },
    ...extras.map(({ id, name }): PriceLine => ({ kind: 'extra', name, fen: extraFen(id) })),
    ...(companyFen > 0
      ? [{ kind: 'company', name: { zh: '公司补贴', en: 'Company subsidy' }, fen: -companyFen } as const]
      : []),
  ];
  const selfFen = priceFen - companyFen;
  const paidFen = paid?.selfFen ?? 0;
  return { lines, setFen, extraFens, priceFen, companyFen, selfFen, paidFen, moreFen: selfFen - paidFen };
}

export type Price = ReturnType<typeof priceOf>;
