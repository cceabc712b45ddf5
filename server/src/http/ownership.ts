import type { OwnedIds, OwnedKind } from '#contract/ids';
import type { MemberCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';
import type { MaybePromise } from '../maybe-promise.ts';

export type OwnerCheck = (ctx: MemberCtx, id: unknown) => MaybePromise<boolean>;
/** For every kind of id whether it is the caller's: brought by the modules that keep what it names. */
export type Owners = Record<OwnedKind, OwnerCheck>;

export type OwnedField = [field: string, kinds: OwnedKind[]];
export const ownedFields = (ids: OwnedIds): OwnedField[] => Object.entries(ids);

/** answers §2: the one place where every id of a payload is held against the session. Most are known without waiting. */
export function assertOwned(
  owners: Owners,
  ctx: MemberCtx,
  owned: OwnedField[],
  input: Record<string, unknown>,
  from = 0,
): MaybePromise<void> {
  for (let at = from; at < owned.length; at += 1) {
    const [field, kinds] = owned[at] as OwnedField;
    const id = input[field];
    if (id === undefined || id === '') continue;
    const answer = isOwnAs(owners, ctx, kinds, id);
    if (answer instanceof Promise)
      return answer.then((isOwn) => {
        assertYours(isOwn);
        return assertOwned(owners, ctx, owned, input, at + 1);
      });
    assertYours(answer);
  }
}

function isOwnAs(owners: Owners, ctx: MemberCtx, kinds: OwnedKind[], id: unknown): MaybePromise<boolean> {
  const [only, ...more] = kinds;
  return only && more.length === 0 ? owners[only](ctx, id) : isOwnAsAny(owners, ctx, kinds, id);
}

async function isOwnAsAny(owners: Owners, ctx: MemberCtx, kinds: OwnedKind[], id: unknown): Promise<boolean> {
  for (const kind of kinds) if (await owners[kind](ctx, id)) return true;
  return false;
}

function assertYours(isOwn: boolean): void {
  if (!isOwn) throw new Fault('notYours');
}
