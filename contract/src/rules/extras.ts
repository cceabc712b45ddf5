/** The rules of add-ons, read by the server before it takes an order and by the screen while one chooses. */
export interface ExtraRule {
  id: number;
  excludes: readonly number[];
  needsSets: readonly number[];
  withinSets: readonly number[];
  paid: boolean;
}

export type ExtraProblem =
  | { kind: 'exclusive'; id: number; with: number }
  | { kind: 'needsSet'; id: number; sets: readonly number[] }
  | { kind: 'withinSet'; id: number }
  | { kind: 'tooMany'; id: number; most: number }
  | { kind: 'paid'; id: number }
  | { kind: 'unknown'; id: number };

export interface Selection {
  setId: number;
  extraIds: readonly number[];
}

const excludes = (one: ExtraRule, other: ExtraRule): boolean =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id);

/** Why this add-on cannot be added to the selection; nothing when it can, or is already chosen without trouble. */
export function extraProblem(
  extra: ExtraRule,
  chosen: Selection,
  catalogue: ReadonlyMap<number, ExtraRule>,
  most: number,
): ExtraProblem | undefined {
  const { id } = extra;
  if (extra.withinSets.includes(chosen.setId)) return { kind: 'withinSet', id };
  if (extra.needsSets.length > 0 && !extra.needsSets.includes(chosen.setId)) {
    return { kind: 'needsSet', id, sets: extra.needsSets };
  }
  for (const otherId of chosen.extraIds) {
    const other = otherId === id ? undefined : catalogue.get(otherId);
    if (other && excludes(extra, other)) return { kind: 'exclusive', id, with: otherId };
  }
  const others = chosen.extraIds.filter((other) => other !== id).length;
  return others >= most ? { kind: 'tooMany', id, most } : undefined;
}

/** The first rule a whole selection breaks. Paid add-ons of an order being changed must all still be there. */
export function selectionProblem(
  chosen: Selection,
  catalogue: ReadonlyMap<number, ExtraRule>,
  most: number,
): ExtraProblem | undefined {
  const [missing] = [...catalogue.values()].filter(({ id, paid }) => paid && !chosen.extraIds.includes(id));
  if (missing) return { kind: 'paid', id: missing.id };
  for (const id of chosen.extraIds) {
    const extra = catalogue.get(id);
    if (!extra) return { kind: 'unknown', id };
    const problem = extraProblem(extra, chosen, catalogue, most);
    if (problem) return problem;
  }
  return undefined;
}
