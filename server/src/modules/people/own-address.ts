import type { Address } from '#contract/people';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { presentAddress } from './present.ts';
import { addressRows } from './queries.ts';

/** One of the signed-in person's addresses as it is now; nothing when it is theirs no more. */
export async function ownAddress(ctx: InTx<EmployeeCtx>, addressId: number): Promise<Address | null> {
  const row = (await addressRows(ctx)).find(({ address_id }) => address_id === addressId);
  return row ? presentAddress(await ctx.portal.keyring.companyKey(ctx), row) : null;
}
