import type { CompanyCtx, InTx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';

export const phoneColumns = (key: CompanyKey, guid: string, phone: string) => ({
  phone: key.seal({ table: 'person', column: 'phone', row: guid }, phone),
  phone_index: key.index('phone', phone),
});

/** A number that is known to be the person's. */
export async function setPhone(ctx: InTx<CompanyCtx>, guid: string, phone: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  await ctx.db
    .updateTable('person')
    .set({ ...phoneColumns(key, guid, phone), phone_unconfirmed: false, updated_at: ctx.now() })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .execute();
}
