import type { Call } from '#contract/call';
import { ownedIds } from '#contract/id-fields';
import type { OwnedKind } from '#contract/ids';
import type { MemberCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';
import type { MaybePromise } from '../maybe-promise.ts';

export type OwnerCheck = (ctx: MemberCtx, id: unknown) => MaybePromise<boolean>;
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

/** Nobody has more to name at once; each may cost a question to the database. */
const MOST_IDS = 200;

interface NamedId {
  kinds: OwnedKind[];
  id: unknown;
}

/** answers §2: the one place where every id of a payload is held against the session. */
export const assertOwned = (
  owners: Owners,
  ctx: MemberCtx,
  owned: OwnedField[],
  input: Record<string, unknown>,
): Promise<void> | undefined => assertEach(owners, ctx, idsIn(owned, input));

/** One after the other. Most ids the session itself knows: only where the database has to be asked is there a wait. */
function assertEach(owners: Owners, ctx: MemberCtx, ids: NamedId[], from = 0): Promise<void> | undefined {
  for (const [at, { kinds, id }] of ids.slice(from).entries()) {
    const isOwn = isOwnAsAny(owners, ctx, kinds, id);
    if (isOwn instanceof Promise)
      return isOwn.then((own) => {
        assertYours(own);
        return assertEach(owners, ctx, ids, from + at + 1);
      });
    assertYours(isOwn);
  }
  return undefined;
}

function assertYours(isOwn: boolean): void {
  // guard: owned ids
  if (!isOwn) throw new Fault('notYours');
}

function isOwnAsAny(owners: Owners, ctx: MemberCtx, kinds: OwnedKind[], id: unknown): MaybePromise<boolean> {
  const [kind, ...others] = kinds;
  if (kind === undefined) return false;
  const isOwn = owners[kind](ctx, id);
  if (isOwn instanceof Promise) return isOwn.then((own) => own || isOwnAsAny(owners, ctx, others, id));
  return isOwn || isOwnAsAny(owners, ctx, others, id);
}

/** The ids a payload names, each once; what is absent, null or empty names nothing. */
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
