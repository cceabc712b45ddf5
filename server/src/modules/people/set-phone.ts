import type { CompanyCtx, InTx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { personRow } from './queries.ts';
import { PHONE_TAIL, phoneTail } from './phone-tails.ts';
import { unsealed } from './sealed-columns.ts';

export const phoneColumns = (key: CompanyKey, guid: string, phone: string, since: Date) => ({
  phone: key.seal({ table: 'person', column: 'phone', row: guid }, phone),
  phone_index: key.index('phone', phone),
  phone_tail_index: key.index(PHONE_TAIL, phoneTail(phone)),
  phone_since: since,
});

/** A number that is known to be the person's. */
export async function setPhone(ctx: InTx<CompanyCtx>, guid: string, phone: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const now = ctx.now();
  const isCompanys = unsealed(key, await personRow(ctx, guid), 'company_phone') === phone;
  await ctx.db
    .updateTable('person')
    .set({
      ...phoneColumns(key, guid, phone, now),
      ...(isCompanys && { company_phone: null }),
      phone_unconfirmed: false,
      updated_at: now,
    })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .execute();
}
