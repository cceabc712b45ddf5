import { MINIMUM_AGE } from '#contract/rules/person';
import type { Address, Person } from '#contract/people';
import type { RelationKind } from '#contract/booking';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { maskIdNumber, maskPhone } from '#contract/rules/mask';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/schema.ts';
import { Fault, reasonOf } from '../../fault.ts';
import type { PersonRow } from './queries.ts';

const PERSON = 'person';

export const unsealed = (key: CompanyKey, row: PersonRow, column: 'id_number' | 'phone' | 'email'): string => {
  const value = row[column];
  return value ? key.unseal({ table: PERSON, column, row: row.person_guid }, value) : '';
};

/** The phone of anybody, for whoever must reach them. */
export const phoneOf = (key: CompanyKey, person: Pick<PersonRow, 'person_guid' | 'phone'>): string =>
  person.phone ? key.unseal({ table: PERSON, column: 'phone', row: person.person_guid }, person.phone) : '';

/** ID number and phone leave masked (law 7). */
export async function presentPerson(
  ctx: InTx<EmployeeCtx>,
  row: PersonRow,
  relation: RelationKind,
  selected: boolean,
): Promise<Person> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const age = ageOn(row.birth_date, dayInShanghai(ctx.now()));
  return {
    customerGuid: row.person_guid,
    name: row.name,
    isSelected: selected,
    relation,
    gender: row.gender,
    birthDate: row.birth_date,
    age,
    idType: row.id_type,
    idNumber: maskIdNumber(unsealed(key, row, 'id_number')),
    maritalStatus: row.marital_status,
    phone: maskPhone(unsealed(key, row, 'phone')),
    email: unsealed(key, row, 'email'),
    cityId: row.city_id,
    cityName: row.city_name,
    employeeNo: row.employee_no ?? '',
    department: row.department ?? '',
    employeeType: relation === 'self' ? ctx.session.employeeType : 0,
    reason: age < MINIMUM_AGE ? reasonOf(new Fault('underAge'), ctx.lang) : null,
  };
}

export const presentAddress = (key: CompanyKey, row: Schema['address']): Address => ({
  id: row.address_id,
  recipient: row.recipient,
  phone: maskPhone(key.unseal(addressSealContext(row.address_id, 'phone'), row.phone)),
  district: row.district,
  detail: key.unseal(addressSealContext(row.address_id, 'detail'), row.detail),
  isDefault: row.is_default,
});

export const addressSealContext = (addressId: number, column: 'phone' | 'detail') => ({
  table: 'address',
  column,
  row: String(addressId),
});
