import { sql, type Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/tables.ts';
import { definePersonal, everybodyOf, type Whose } from '../../personal-data.ts';
import { definePersonalTable, deletePersonal } from '../../personal-table.ts';
import { addressSealContext } from './present.ts';
import { maritalStatusOf, personalColumns, unsealed } from './sealed-columns.ts';

/** The values in place of a name and a birth date: rows that are kept still need one of each. */
const ERASED = { name: '—', birthDate: '1900-01-01', maritalStatus: '' } as const;

export const ownPerson = definePersonal({
  name: 'person',
  title: { zh: '个人与家属资料', en: 'You and your relatives' },
  tables: ['person', 'relation', 'former_relation', 'account'],
  fields: {
    relation: { zh: '关系', en: 'Relation' },
    removedAt: { zh: '移除时间', en: 'Taken off the list' },
    name: { zh: '姓名', en: 'Name' },
    gender: { zh: '性别', en: 'Sex' },
    birthDate: { zh: '出生日期', en: 'Date of birth' },
    idType: { zh: '证件类型', en: 'ID type' },
    idNumber: { zh: '证件号码', en: 'ID number' },
    maritalStatus: { zh: '婚姻状况', en: 'Marital status' },
    phone: { zh: '手机号', en: 'Phone' },
    email: { zh: '邮箱', en: 'E-mail' },
    companyPhone: { zh: '公司登记的手机号', en: 'Phone on the company’s record' },
    companyEmail: { zh: '公司登记的邮箱', en: 'E-mail on the company’s record' },
    city: { zh: '城市', en: 'City' },
    employeeNo: { zh: '工号', en: 'Employee number' },
    department: { zh: '部门', en: 'Department' },
    updatedAt: { zh: '更新时间', en: 'Last changed' },
  },
  collect: async (ctx, whose) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await peopleOf(ctx, whose);
    return rows.map((row) => ({
      relation: row.kind ?? row.former_kind ?? 'self',
      removedAt: row.kind ? null : (row.removed_at?.toISOString() ?? null),
      name: unsealed(key, row, 'name'),
      gender: row.gender,
      birthDate: unsealed(key, row, 'birth_date'),
      idType: row.id_type,
      idNumber: unsealed(key, row, 'id_number'),
      maritalStatus: maritalStatusOf(key, row),
      phone: unsealed(key, row, 'phone'),
      email: unsealed(key, row, 'email'),
      companyPhone: unsealed(key, row, 'company_phone'),
      companyEmail: unsealed(key, row, 'company_email'),
      city: row.city_name,
      employeeNo: row.employee_no,
      department: row.department,
      updatedAt: row.updated_at.toISOString(),
    }));
  },
  erased: {
    zh: '姓名、出生日期、证件号码、手机号、邮箱、部门等个人资料，以及您添加过（包括已移除）且没有自己账号的家属的资料',
    en: 'name, date of birth, ID number, phone, e-mail, department and the like, and those of relatives you added, removed ones too, who have no account',
  },
  erase: async (ctx, guid) => {
    const { db, company } = ctx;
    const key = await ctx.portal.keyring.companyKey(ctx);
    for (const table of ['relation', 'former_relation'] as const)
      await deletePersonal(ctx, { table, person: ['person_guid', 'relative_guid'] }, guid);
    await db
      .updateTable('person')
      .set({
        ...personalColumns(key, guid, ERASED),
        ...{ name_indexes: [], id_number: null, id_number_index: null, phone: null, phone_index: null, email: null },
        ...{ company_phone: null, company_email: null, phone_since: null },
        ...{ employee_no: null, department: null, city_id: 0, city_name: '', updated_at: ctx.portal.clock() },
      })
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid)
      .execute();
  },
});

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

const peopleOf = ({ db, company }: InCompany, whose: Whose) =>
  db
    .selectFrom('person as p')
    .leftJoin('relation as r', (join) =>
      join
        .onRef('r.company_id', '=', 'p.company_id')
        .onRef('r.relative_guid', '=', 'p.person_guid')
        .on('r.person_guid', '=', whose.self),
    )
    .leftJoin('former_relation as f', (join) =>
      join
        .onRef('f.company_id', '=', 'p.company_id')
        .onRef('f.relative_guid', '=', 'p.person_guid')
        .on('f.person_guid', '=', whose.self),
    )
    .selectAll('p')
    .select(['r.kind', 'f.kind as former_kind', 'f.removed_at'])
    .where('p.company_id', '=', company.companyId)
    .where('p.person_guid', 'in', everybodyOf(whose))
    .orderBy('p.updated_at')
    .orderBy('p.person_guid')
    .execute();

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
