import type { InCompany } from '../../../ctx.ts';
import { addressSealContext } from '../present.ts';
import type { AddressRow } from '../queries.ts';

/** An address as it is written on a parcel, its phone unmasked. */
export interface WholeAddress {
  recipient: string;
  phone: string;
  district: string;
  detail: string;
}

export async function wholeAddress(ctx: InCompany, row: AddressRow): Promise<WholeAddress> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const opened = (column: 'recipient' | 'phone' | 'detail') => {
    const sealed = row[column];
    return sealed ? key.unseal(addressSealContext(row.address_id, column), sealed) : '';
  };
  return {
    recipient: opened('recipient'),
    phone: opened('phone'),
    district: row.district,
    detail: opened('detail'),
  };
}

/** Where a parcel goes: the address as it was when something was ordered to it. */
export async function parcelAddress(ctx: InCompany, addressId: number): Promise<WholeAddress | undefined> {
  const row = await ctx.db
    .selectFrom('address')
    .selectAll()
    .where('company_id', '=', ctx.company.companyId)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
  return row && wholeAddress(ctx, row);
}

export async function addressColumns(ctx: InCompany, id: number, said: WholeAddress) {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const sealed = (column: 'recipient' | 'phone' | 'detail') => key.seal(addressSealContext(id, column), said[column]);
  return {
    recipient: sealed('recipient'),
    phone: sealed('phone'),
    district: said.district,
    detail: sealed('detail'),
  };
}
