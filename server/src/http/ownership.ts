import type { Call } from '#contract/call';
import { ownedIds } from '#contract/id-fields';
import type { OwnedKind } from '#contract/ids';
import type { MemberCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';

export type OwnerCheck = (ctx: MemberCtx, id: unknown) => boolean | Promise<boolean>;
/** For every kind of id whether it is the caller's: brought by the modules that keep what it names. */
export type Owners = Record<OwnedKind, OwnerCheck>;

/** Where in a payload an id stands: names and places, `[]` for each element of a list, `{}` for each value of a record. */
export interface OwnedField {
  path: string;
  steps: string[];
  kinds: OwnedKind[];
}
export const ownedFields = (schema: Call['in']): OwnedField[] =>
  Object.entries(ownedIds(schema)).map(([path, kinds]) => ({ path, steps: stepsOf(path), kinds }));

const stepsOf = (path: string): string[] => path.match(/[^.[\]{}]+|\[\]|\{\}/g) ?? [];

/** More ids than any form has; each may cost a question to the database. */
const MOST_IDS = 200;

interface NamedId {
  kinds: OwnedKind[];
  id: unknown;
}

/** Holds every id of a payload against the session, one after the other: the first foreign one ends it. */
export async function assertOwned(
  owners: Owners,
  ctx: MemberCtx,
  owned: OwnedField[],
  input: Record<string, unknown>,
): Promise<void> {
  for (const { kinds, id } of idsIn(owned, input)) {
    const isOwn = await isOwnAsAny(owners, ctx, kinds, id);
    // guard: owned ids
    if (!isOwn) throw new Fault('notYours');
  }
}

async function isOwnAsAny(owners: Owners, ctx: MemberCtx, kinds: OwnedKind[], id: unknown): Promise<boolean> {
  for (const kind of kinds) if (await owners[kind](ctx, id)) return true;
  return false;
}

/** The ids a payload names, each once; an absent, null or empty one names nothing. */
function idsIn(owned: OwnedField[], input: unknown): NamedId[] {
  const found: NamedId[] = [];
  for (const { path, steps, kinds } of owned) {
    const seen = new Set<unknown>();
    collect(input, steps, 0, seen);
    for (const id of seen) found.push({ kinds, id });
    // guard: most ids
    if (found.length > MOST_IDS) throw new Fault('badInput', { field: path });
  }
  return found;
}

function collect(value: unknown, steps: string[], at: number, found: Set<unknown>): void {
  if (value === undefined || value === null || value === '') return;
  const step = steps[at];
  // an object where the id would stand is another way to say it, and has paths of its own
  if (step === undefined) return typeof value === 'object' ? undefined : void found.add(value);
  if (typeof value !== 'object') return;
  if (step === '[]' || step === '{}') {
    if (Array.isArray(value) === (step === '[]'))
      // guard: ids in lists
      for (const inner of Object.values(value)) collect(inner, steps, at + 1, found);
  } else if (Object.hasOwn(value, step)) collect((value as Record<string, unknown>)[step], steps, at + 1, found);
}
