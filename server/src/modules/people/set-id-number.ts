import { dayInShanghai } from '#contract/rules/day';
import { parseIdNumber } from '#contract/rules/id-number';
import { isDocumentNumber, plainDocument } from '#contract/rules/person-data';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { personRow } from './queries.ts';
import { personSealContext } from './sealed-columns.ts';

/** Another number of the same kind of document. Of an ID card the birth date and the sex follow it. */
export async function setIdNumber(ctx: InTx<CompanyCtx>, guid: string, typed: string): Promise<void> {
  const { id_type } = await personRow(ctx, guid);
  if (!isDocumentNumber(id_type, typed, dayInShanghai(ctx.now()))) throw new Fault('idNumberBad');
  const key = await ctx.portal.keyring.companyKey(ctx);
  const number = plainDocument(typed);
  const told = id_type === 'idCard' ? parseIdNumber(number) : undefined;
  await ctx.db
    .updateTable('person')
    .set({
      id_number: key.seal(personSealContext(guid, 'id_number'), number),
      id_number_index: key.index('id_number', number),
      ...(told?.ok && {
        birth_date: key.seal(personSealContext(guid, 'birth_date'), told.birthDate),
        gender: told.sex,
      }),
      updated_at: ctx.now(),
    })
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', guid)
    .execute();
}
