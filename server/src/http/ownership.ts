import type { OwnedIds, OwnedKind } from '#contract/ids';
import { isMallOrderNo } from '#contract/rules/order-number';
import type { SessionCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';
import type { Soon } from '../soon.ts';
import { ownsMallOrder, ownsMallOrderNo } from '../modules/mall-orders/index.ts';
import { ownsOrder, ownsOrderNo } from '../modules/orders/index.ts';
import { ownsAddress } from '../modules/people/index.ts';

/** answers §2: the one place where every id of a payload is held against the session. */
const belongs: Record<OwnedKind, (ctx: SessionCtx, id: unknown) => Soon<boolean>> = {
  user: ({ session }, id) => id === session.personGuid,
  customer: ({ session }, id) => id === session.personGuid || session.relatives.includes(String(id)),
  company: ({ company }, id) => id === company.companyId,
  companyCode: ({ company }, id) => id === company.code,
  session: ({ session }, id) => id === session.token,
  order: (ctx, id) => ownsOrder(ctx, Number(id)),
  orderNo: (ctx, no) => (isMallOrderNo(String(no)) ? ownsMallOrderNo(ctx, String(no)) : ownsOrderNo(ctx, String(no))),
  mallOrder: (ctx, guid) => ownsMallOrder(ctx, String(guid)),
  mallOrderNo: (ctx, no) => ownsMallOrderNo(ctx, String(no)),
  address: (ctx, id) => ownsAddress(ctx, Number(id)),
  // nobody has a card yet: the wallet comes with its own module
  asset: () => false,
};

export type OwnedField = [field: string, kind: OwnedKind];
export const ownedFields = (ids: OwnedIds): OwnedField[] => Object.entries(ids);

/** Most are known from the session alone, without waiting. */
export function assertOwned(
  ctx: SessionCtx,
  owned: OwnedField[],
  input: Record<string, unknown>,
  from = 0,
): Soon<void> {
  for (let at = from; at < owned.length; at += 1) {
    const [field, kind] = owned[at] as OwnedField;
    const id = input[field];
    if (id === undefined || id === '') continue;
    const answer = belongs[kind](ctx, id);
    if (answer instanceof Promise)
      return answer.then((isOwn) => {
        assertYours(isOwn);
        return assertOwned(ctx, owned, input, at + 1);
      });
    assertYours(answer);
  }
}

function assertYours(isOwn: boolean): void {
  if (!isOwn) throw new Fault('notYours');
}
