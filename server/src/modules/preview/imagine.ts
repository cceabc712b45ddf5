import { inLanguage } from '#contract/language';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import { personalColumns } from '../people/index.ts';
import type { PreviewRow } from './row.ts';

const NAME = { zh: '预览员工', en: 'Preview' };
/** Old enough for every check-up, and no real person's. */
const BORN = '1990-01-01';

/** A person without a past: a person and an account, and no booking, purchase or message. */
export async function imagine(
  { db, portal, company }: Pick<InTx<CompanyCtx>, 'db' | 'portal' | 'company'>,
  row: PreviewRow,
): Promise<void> {
  const { companyId: company_id } = company;
  const { imagined_guid: person_guid, employee_class, employee_type, vendor_id } = row;
  const key = await portal.keyring.companyKey({ db, portal, company });
  const city = await db.selectFrom('city').select(['city_id', 'name']).orderBy('city_id').limit(1).executeTakeFirst();
  const name = inLanguage(NAME, row.lang);
  await db
    .insertInto('person')
    .values({
      ...{ company_id, person_guid, gender: 'female', updated_at: row.created_at, id_type: 'idCard' },
      ...personalColumns(key, person_guid, { name, birthDate: BORN, maritalStatus: '' }),
      ...{ city_id: city?.city_id ?? 0, city_name: city?.name ?? '', id_number: null, id_number_index: null },
      ...{ phone: null, phone_index: null, email: null, employee_no: null, department: null },
    })
    .execute();
  await db
    .insertInto('account')
    .values({
      ...{ company_id, account_id: -row.preview_no, person_guid, password_hash: '', single_sign_on: false },
      ...{ role_type: 'EMPLOYEE', role_key: '', employee_class, employee_type, vendor_id },
    })
    .execute();
}
