import type { OwnedIds, OwnedKind } from '#contract/ids';
import { isMallOrderNo } from '#contract/rules/order-number';
import type { SessionCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { ownsMallOrder, ownsMallOrderNo } from '../modules/mall-orders/index.ts';
import { ownsOrder, ownsOrderNo } from '../modules/orders/index.ts';
import { ownsAddress } from '../modules/people/index.ts';

/** answers §2: the one place where every id of a payload is held against the session. */
const belongs: Record<OwnedKind, (ctx: SessionCtx, id: unknown) => boolean | Promise<boolean>> = {
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

export async function assertOwned(ctx: SessionCtx, owned: OwnedField[], input: Record<string, unknown>): Promise<void> {
  for (const [field, kind] of owned) {
    const id = input[field];
    if (id === undefined || id === '') continue;
    const answer = belongs[kind](ctx, id);
    // most are known from the session alone
    if (!(typeof answer === 'boolean' ? answer : await answer)) throw new Fault('notYours');
  }
}
