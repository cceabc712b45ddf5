import type { TestPortal } from './portal.ts';
import { transact } from '../src/db/transact.ts';
import { maritalStatusOf, personalColumns, personRow, unsealed } from '../src/modules/people/index.ts';

/** Another name or birth date for a person, sealed as the portal itself would. */
export const changePerson = (
  { portal }: TestPortal,
  companyId: number,
  guid: string,
  change: { name?: string; birthDate?: string },
): Promise<{ name: string; birthDate: string }> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const row = await personRow(ctx, guid);
    const before = { name: unsealed(key, row, 'name'), birthDate: unsealed(key, row, 'birth_date') };
    const personal = { ...before, maritalStatus: maritalStatusOf(key, row), ...change };
    await ctx.db
      .updateTable('person')
      .set(personalColumns(key, row.person_guid, personal))
      .where('company_id', '=', companyId)
      .where('person_guid', '=', guid)
      .execute();
    return before;
  });
