import type { OwnedIds, OwnedKind } from '#contract/ids';
import type { SessionCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';

/** answers §2: the one place where every id of a payload is held against the session. */
const belongs: Record<OwnedKind, (ctx: SessionCtx, id: unknown) => boolean> = {
  user: ({ session }, id) => id === session.personGuid,
  company: ({ company }, id) => id === company.companyId,
  companyCode: ({ company }, id) => id === company.code,
  session: ({ session }, id) => id === session.token,
};

export function assertOwned(ctx: SessionCtx, ids: OwnedIds, input: Record<string, unknown>): void {
  for (const [field, kind] of Object.entries(ids)) {
    const id = input[field];
    if (id !== undefined && !belongs[kind](ctx, id)) throw new Fault('notYours');
  }
}
