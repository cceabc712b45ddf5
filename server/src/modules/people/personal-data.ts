import { sql, type Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/tables.ts';
import type { Whose } from '../../personal-data.ts';
import { blankPersonal, definePersonalTable, deletePersonal } from '../../personal-table.ts';
import { addressSealContext } from './present.ts';
import { maritalStatusOf, personalColumns, unsealed, type SealedColumn } from './sealed-columns.ts';

type Person = Selectable<Schema['person']>;

/** The values in place of a name and a birth date: rows that are kept still need one of each. */
const ERASED = { name: '—', birthDate: '1900-01-01', maritalStatus: '' } as const;

const entered =
  (column: 'relation' | 'removedAt') =>
  async ({ person_guid }: Person, { ctx, whose }: { ctx: InCompany; whose: Whose }): Promise<string | null> =>
    (await relationTo(ctx, whose.self, person_guid))[column];

const open =
  (column: SealedColumn) =>
  (row: Person, { key }: { key: CompanyKey }): string =>
    unsealed(key, row, column);

export const ownPerson = definePersonalTable({
  name: 'person',
  title: { zh: '个人与家属资料', en: 'You and your relatives' },
  rows: { table: 'person', person: 'person_guid', orderBy: ['updated_at', 'person_guid'], relatives: true },
  also: ['relation', 'former_relation', 'account'],
  fields: {
    relation: { zh: '关系', en: 'Relation', of: entered('relation') },
    removedAt: { zh: '移除时间', en: 'Taken off the list', of: entered('removedAt') },
    name: { zh: '姓名', en: 'Name', of: open('name') },
    gender: { zh: '性别', en: 'Sex', of: 'gender' },
    birthDate: { zh: '出生日期', en: 'Date of birth', of: open('birth_date') },
    idType: { zh: '证件类型', en: 'ID type', of: 'id_type' },
    idNumber: { zh: '证件号码', en: 'ID number', of: open('id_number') },
    maritalStatus: { zh: '婚姻状况', en: 'Marital status', of: (row, { key }) => maritalStatusOf(key, row) },
    phone: { zh: '手机号', en: 'Phone', of: open('phone') },
    email: { zh: '邮箱', en: 'E-mail', of: open('email') },
    companyPhone: { zh: '公司登记的手机号', en: 'Phone on the company’s record', of: open('company_phone') },
    companyEmail: { zh: '公司登记的邮箱', en: 'E-mail on the company’s record', of: open('company_email') },
    city: { zh: '城市', en: 'City', of: 'city_name' },
    employeeNo: { zh: '工号', en: 'Employee number', of: 'employee_no' },
    department: { zh: '部门', en: 'Department', of: 'department' },
    updatedAt: { zh: '更新时间', en: 'Last changed', of: 'updated_at' },
  },
  erased: {
    zh: '姓名、出生日期、证件号码、手机号、邮箱、部门等个人资料，以及您添加过（包括已移除）且没有自己账号的家属的资料',
    en: 'name, date of birth, ID number, phone, e-mail, department and the like, and those of relatives you added, removed ones too, who have no account',
  },
  erase: {
    each: async ({ person_guid: guid }, { ctx, key }) => {
      for (const table of ['relation', 'former_relation'] as const)
        await deletePersonal(ctx, { table, person: ['person_guid', 'relative_guid'] }, guid);
      const set = (now: Date) => ({
        ...personalColumns(key, guid, ERASED),
        ...{ name_indexes: [], id_number: null, id_number_index: null, phone: null, phone_index: null, email: null },
        ...{ phone_tail_index: null, company_phone: null, company_email: null, phone_since: null },
        ...{ employee_no: null, department: null, city_id: 0, city_name: '', updated_at: now },
      });
      await blankPersonal(ctx, { table: 'person', person: 'person_guid' }, { set }, guid);
    },
  },
});

/** As the employee has entered them; of those taken off the list, when. */
async function relationTo({ db, company }: InCompany, self: string, relative: string) {
  const pair = { company_id: company.companyId, person_guid: self, relative_guid: relative };
  const listed = await db
    .selectFrom('relation')
    .select('kind')
    .where((where) => where.and(pair))
    .executeTakeFirst();
  if (listed) return { relation: listed.kind, removedAt: null };
  const former = await db
    .selectFrom('former_relation')
    .select(['kind', 'removed_at'])
    .where((where) => where.and(pair))
    .executeTakeFirst();
  return { relation: former?.kind ?? 'self', removedAt: former?.removed_at.toISOString() ?? null };
}

type Address = Selectable<Schema['address']>;
const openAddress =
  (column: 'recipient' | 'phone' | 'detail') =>
  (row: Address, { key }: { key: CompanyKey }): string =>
    row[column] ? key.unseal(addressSealContext(row.address_id, column), row[column]) : '';

export const ownAddresses = definePersonalTable({
  name: 'addresses',
  title: { zh: '常用地址', en: 'Addresses' },
  rows: { table: 'address', person: 'person_guid', orderBy: 'address_id' },
  fields: {
    recipient: { zh: '收件人', en: 'Recipient', of: openAddress('recipient') },
    phone: { zh: '电话', en: 'Phone', of: openAddress('phone') },
    district: { zh: '地区', en: 'District', of: 'district' },
    detail: { zh: '详细地址', en: 'Address', of: openAddress('detail') },
    isDefault: { zh: '默认地址', en: 'Default', of: 'is_default' },
  },
  erased: { zh: '全部常用地址', en: 'all addresses' },
  erase: 'delete',
});

/**
 * Relatives who have no account of their own: the employee who entered them asks for them, too. Of those taken off the
 * list only the ones on no other list by now.
 */
export async function relativesWithoutAccount({ db, company }: InCompany, guid: string): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    SELECT named.relative_guid AS guid FROM (
      SELECT relative_guid FROM relation WHERE company_id = ${company.companyId} AND person_guid = ${guid}
      UNION
      SELECT f.relative_guid FROM former_relation f WHERE f.company_id = ${company.companyId} AND f.person_guid = ${guid}
        AND NOT EXISTS (SELECT 1 FROM relation r WHERE r.company_id = f.company_id AND r.relative_guid = f.relative_guid)
    ) AS named
    WHERE NOT EXISTS (SELECT 1 FROM account a
      WHERE a.company_id = ${company.companyId} AND a.person_guid = named.relative_guid)
    ORDER BY 1`.execute(db);
  return rows.map((row) => row.guid);
}

/** Those of them whom no other employee has entered. */
export const onlyHisOrHers = async (
  { db, company }: InCompany,
  guid: string,
  relatives: string[],
): Promise<string[]> => {
  if (relatives.length === 0) return [];
  const shared = await db
    .selectFrom('relation')
    .select('relative_guid')
    .where('company_id', '=', company.companyId)
    .where('relative_guid', 'in', relatives)
    .where('person_guid', '!=', guid)
    .execute();
  const others = new Set(shared.map(({ relative_guid }) => relative_guid));
  return relatives.filter((relative) => !others.has(relative));
};
