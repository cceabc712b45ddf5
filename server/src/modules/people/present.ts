import type { Selectable } from 'kysely';
import { MINIMUM_AGE } from '#contract/rules/person';
import type { Address, Person } from '#contract/calls/people';
import type { RelationKind } from '#contract/calls/booking';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { maskEmail, maskIdNumber, maskPhone } from '#contract/rules/mask';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault, reasonOf } from '../../fault.ts';
import type { PersonRow } from './queries.ts';
import { maritalStatusOf, unsealed } from './sealed-columns.ts';

/** The phone of a person, whole, for messages to them. */
export const phoneOf = (key: CompanyKey, person: Pick<PersonRow, 'person_guid' | 'phone'>): string =>
  unsealed(key, person, 'phone');

/** ID number and phone leave masked: a reply is read on a screen that others see. */
export async function presentPerson(
  ctx: InTx<EmployeeCtx>,
  row: PersonRow,
  relation: RelationKind,
  selected: boolean,
): Promise<Person> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const birthDate = unsealed(key, row, 'birth_date');
  const age = ageOn(birthDate, dayInShanghai(ctx.now()));
  return {
    customerGuid: row.person_guid,
    name: unsealed(key, row, 'name'),
    isSelected: selected,
    relation,
    gender: row.gender,
    birthDate,
    age,
    idType: row.id_type,
    idNumber: maskIdNumber(unsealed(key, row, 'id_number')),
    maritalStatus: maritalStatusOf(key, row),
    phone: maskPhone(unsealed(key, row, 'phone')),
    phoneVerified: row.phone !== null && !row.phone_unconfirmed,
    email: unsealed(key, row, 'email'),
    emailVerified: row.email !== null && row.email_confirmed,
    companyPhone: relation === 'self' ? maskPhone(unsealed(key, row, 'company_phone')) : '',
    companyEmail: relation === 'self' ? maskEmail(unsealed(key, row, 'company_email')) : '',
    cityId: row.city_id,
    cityName: row.city_name,
    employeeNo: row.employee_no ?? '',
    department: row.department ?? '',
    employeeType: relation === 'self' ? ctx.session.employeeType : 0,
    reason: age < MINIMUM_AGE ? reasonOf(new Fault('underAge'), ctx.lang) : null,
  };
}

export const presentAddress = (key: CompanyKey, row: Selectable<Schema['address']>): Address => ({
  id: row.address_id,
  recipient: row.recipient ? key.unseal(addressSealContext(row.address_id, 'recipient'), row.recipient) : '',
  phone: maskPhone(key.unseal(addressSealContext(row.address_id, 'phone'), row.phone)),
  district: row.district,
  detail: key.unseal(addressSealContext(row.address_id, 'detail'), row.detail),
  isDefault: row.is_default,
  forOneOrder: row.for_one_order,
});

export const addressSealContext = (addressId: number, column: 'recipient' | 'phone' | 'detail') => ({
  table: 'address',
  column,
  row: String(addressId),
});
