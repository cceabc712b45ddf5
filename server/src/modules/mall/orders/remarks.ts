import type { InCompany } from '../../../ctx.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';

const sealContext = (orderId: number) => ({ table: 'mall_order', column: 'remarks', row: String(orderId) });

/** Seals the remarks to an order, which may say anything about a person. */
export async function sealRemarks(ctx: InCompany, orderId: number, remarks: string): Promise<Buffer | null> {
  return remarks ? (await ctx.portal.keyring.companyKey(ctx)).seal(sealContext(orderId), remarks) : null;
}

export async function remarksOf(ctx: InCompany, order: Pick<MallOrderRow, 'order_id' | 'remarks'>): Promise<string> {
  const { order_id, remarks } = order;
  return remarks ? (await ctx.portal.keyring.companyKey(ctx)).unseal(sealContext(order_id), remarks) : '';
}
