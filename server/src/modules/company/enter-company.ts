import type { CompanyCtx, OperatorCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { loadCompany } from './load-company.ts';

/** An operator inside one company, whose rows are then the only ones in reach. */
export type OperatorInCompany = OperatorCtx & CompanyCtx;

export async function enterCompany(ctx: OperatorCtx, companyId: number): Promise<OperatorInCompany> {
  const company = await loadCompany(ctx.portal, companyId);
  if (!company) throw new Fault('recordUnknown');
  return { ...ctx, company };
}
