import type { CompanyCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { personRow } from './queries.ts';
import { unsealed } from './sealed-columns.ts';

const COLUMNS = { name: 'name', phone: 'phone', idNumber: 'id_number', email: 'email' } as const;
export type RevealedColumn = keyof typeof COLUMNS;

/** One field of a person whole, for an operator who has said what for; its caller records the look. */
export async function revealed(ctx: InTx<CompanyCtx>, guid: string, field: RevealedColumn): Promise<string> {
  const row = await personRow(ctx, guid);
  const value = unsealed(await ctx.portal.keyring.companyKey(ctx), row, COLUMNS[field]);
  if (!value) throw new Fault('nothingToReveal');
  return value;
}
