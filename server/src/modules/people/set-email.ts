import type { CompanyCtx, InTx } from '../../ctx.ts';
import { personRow } from './queries.ts';
import { personSealContext, unsealed } from './sealed-columns.ts';

/** An address that is known to be the person's. */
export async function setEmail(ctx: InTx<CompanyCtx>, guid: string, email: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const isCompanys = unsealed(key, await personRow(ctx, guid), 'company_email') === email;
  await ctx.db
    .updateTable('person')
    .set({
      email: key.seal(personSealContext(guid, 'email'), email),
      ...(isCompanys && { company_email: null }),
      email_confirmed: true,
      updated_at: ctx.now(),
    })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .execute();
}
