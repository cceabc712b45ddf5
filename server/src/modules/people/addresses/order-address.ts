import type { Address } from '#contract/calls/people';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { presentAddress } from '../present.ts';
import { addressRow, holdAddress } from '../queries.ts';
import { keepAddress, keepForOrder } from './save-address.ts';
import { wholeAddress } from './whole-address.ts';

/** One of the signed-in person's addresses, also one that was put aside since; nothing where it is not theirs. */
export async function ownAddress(ctx: InTx<EmployeeCtx>, addressId: number): Promise<Address | null> {
  const row = await addressRow(ctx, addressId);
  return row ? presentAddress(await ctx.portal.keyring.companyKey(ctx), row) : null;
}

/** Whether it is still on the person's list. */
export async function isOnList(ctx: InTx<EmployeeCtx>, addressId: number): Promise<boolean> {
  const row = await addressRow(ctx, addressId);
  return row !== undefined && row.retired_at === null;
}

/** The address an order names, and the fields typed with the order. */
export interface OrderAddress {
  postAddressId?: number | undefined;
  contact: string;
  tel: string;
  addr: string;
  bUpdateAddr: boolean;
}

export const isTyped = ({ contact, tel, addr }: OrderAddress): boolean => Boolean(contact.trim() || tel || addr.trim());

/**
 * The address an order is placed with. Typed fields replace those of the named address: for this order alone, or on the
 * list too. `before` is the order's address so far, which it may keep although it is on no list any more.
 */
export async function addressForOrder(
  ctx: InTx<EmployeeCtx>,
  form: OrderAddress,
  before?: number | null,
): Promise<number | undefined> {
  const { postAddressId: named } = form;
  const row = named === undefined ? undefined : await holdAddress(ctx, named);
  const mayUse =
    row &&
    (row.retired_at === null ||
      row.for_one_order ||
      /* guard: an address that was put aside is for its order only → true */ named === before);
  if (named !== undefined && !mayUse) throw new Fault('addressGone');
  if (!isTyped(form)) return named;
  const base = row ? await wholeAddress(ctx, row) : { recipient: '', phone: '', district: '', detail: '' };
  const said = {
    recipient: form.contact.trim() || base.recipient,
    phone: form.tel || base.phone,
    ...(form.addr.trim()
      ? { district: '', detail: form.addr.trim() }
      : { district: base.district, detail: base.detail }),
  };
  if (!said.recipient || !said.detail) throw new Fault('addressNeeded');
  if (!said.phone) throw new Fault('phoneBad');
  if (!form.bUpdateAddr) return keepForOrder(ctx, said);
  return keepAddress(ctx, said, { instead: row?.retired_at ? undefined : named, isDefault: row?.is_default ?? false });
}
