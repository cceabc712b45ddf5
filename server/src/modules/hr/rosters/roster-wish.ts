import type { IdType, MaritalStatus } from '#contract/calls/people';
import { isEmail } from '#contract/rules/email';
import { parseIdNumber } from '#contract/rules/id-number';
import { maskEmail, maskIdNumber, maskName, maskPhone } from '#contract/rules/mask';
import { isPersonName } from '#contract/rules/person-data';
import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import type { RowError } from '../../../jobs/define-task.ts';
import { dayTyped, isShortened } from '../../../sheet/table.ts';
import { isStaff, type Column, type RosterRow } from './roster-sheet.ts';
import { rowText } from './roster-text.ts';

/** The content of a readable row; an empty cell says nothing, and the old value stays. */
export interface Wish {
  row: number;
  employeeNo: string;
  /** Null: the employee. */
  relation: 'spouse' | 'parent' | 'child' | 'other' | null;
  name: string;
  gender: 'male' | 'female' | undefined;
  birthDate: string | undefined;
  idType: IdType | undefined;
  idNumber: string;
  phone: string;
  email: string;
  city: { id: number; name: string } | undefined;
  department: string;
  marital: MaritalStatus | undefined;
  type: number | undefined;
  class: number | undefined;
  hasLeft: boolean;
}

export type CityOf = (name: string) => { id: number; name: string } | undefined;

const RELATIONS: Record<string, NonNullable<Wish['relation']>> = {
  ...{ 配偶: 'spouse', spouse: 'spouse', 父母: 'parent', 父亲: 'parent', 母亲: 'parent', parent: 'parent' },
  ...{ 子女: 'child', child: 'child', 其他: 'other', other: 'other' },
};
const GENDERS = { 男: 'male', male: 'male', m: 'male', 女: 'female', female: 'female', f: 'female' } as const;
const ID_TYPES: Record<string, IdType> = {
  ...{ 身份证: 'idCard', 居民身份证: 'idCard', 'id card': 'idCard', 护照: 'passport', passport: 'passport' },
  ...{ 港澳通行证: 'hkMacauPermit', 'hong kong/macau permit': 'hkMacauPermit' },
  ...{ 台湾通行证: 'taiwanPermit', 'taiwan permit': 'taiwanPermit' },
};
const MARITAL = { 已婚: 'married', married: 'married', 未婚: 'single', single: 'single' } as const;
const STATUS = { 在职: false, active: false, 离职: true, left: true } as const;

/** Text a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@]/;

const MASKS: Partial<Record<Column, (text: string) => string>> = {
  ...{ name: maskName, idNumber: maskIdNumber, phone: maskPhone, email: maskEmail },
};
export const errorAt = ({ row, cells }: RosterRow, field: Column, message: RowError['message']): RowError => ({
  ...{ row, field, message },
  value: (MASKS[field]?.(cells[field]) ?? cells[field]).slice(0, 40),
});

/** The wish of a row, or all its problems. */
export function wishOf(row: RosterRow, today: string, cityOf: CityOf): Wish | RowError[] {
  const { cells } = row;
  const errors: RowError[] = [];
  const wrong = (field: Column, message: RowError['message']) => void errors.push(errorAt(row, field, message));
  /** One of some words, whatever its case. */
  const word = <T>(field: Column, words: Record<string, T>, message: RowError['message']): T | undefined => {
    if (cells[field] === '') return undefined;
    const typed = cells[field].toLowerCase();
    if (Object.hasOwn(words, typed)) return words[typed];
    return wrong(field, message);
  };
  const number = (field: Column, from: number, to: number, message: RowError['message']): number | undefined => {
    if (cells[field] === '') return undefined;
    if (/^\d{1,2}$/.test(cells[field]) && Number(cells[field]) >= from && Number(cells[field]) <= to)
      return Number(cells[field]);
    return wrong(field, message);
  };
  if (!cells.employeeNo) wrong('employeeNo', rowText.employeeNo);
  else if (cells.employeeNo.length > 40) wrong('employeeNo', rowText.employeeNoLong);
  else if (isShortened(cells.employeeNo)) wrong('employeeNo', rowText.employeeNoCut);
  if (cells.name === '' || [...cells.name].length > 40) wrong('name', rowText.name);
  else if (/* guard: rosters: no name is a formula → false */ !isPersonName(cells.name))
    wrong('name', rowText.nameSigns);
  for (const field of ['employeeNo', 'department'] as const)
    if (FORMULA.test(cells[field])) wrong(field, rowText.formula);
  const relation = isStaff(row) ? null : word('relation', RELATIONS, rowText.relation);
  const idType = word('idType', ID_TYPES, rowText.idType);
  const typedGender = word('gender', GENDERS, rowText.gender);
  const typedBirth = dayTyped(cells.birthDate);
  if (cells.birthDate && (!typedBirth || typedBirth > today)) wrong('birthDate', rowText.birthDate);
  const idNumber = cells.idNumber.toUpperCase();
  const isCut = /* guard: sheets: lost digits are told and not guessed → false */ isShortened(idNumber);
  if (isCut) wrong('idNumber', rowText.idNumberCut);
  const card = idNumber && (idType ?? 'idCard') === 'idCard' ? parseIdNumber(idNumber, today) : undefined;
  if (card && !card.ok && !isCut) wrong('idNumber', rowText.idNumber);
  if (!card && idNumber && (idNumber.length < 5 || idNumber.length > 30)) wrong('idNumber', rowText.idNumberLong);
  const phone = plainPhone(cells.phone);
  if (phone && !isMobilePhone(phone)) wrong('phone', rowText.phone);
  if (cells.email && !isEmail(cells.email)) wrong('email', rowText.email);
  const city = cells.city ? cityOf(cells.city) : undefined;
  if (cells.city && !city) wrong('city', rowText.city);
  if ([...cells.department].length > 80) wrong('department', rowText.department);
  const marital = word('marital', MARITAL, rowText.marital);
  const type = number('type', 0, 3, rowText.type);
  const employeeClass = number('class', 1, 99, rowText.class);
  const hasLeft = word('status', STATUS, rowText.status) ?? false;
  if (hasLeft && !isStaff(row)) wrong('status', rowText.familyLeaving);
  if (errors.length > 0 || relation === undefined) return errors;
  return {
    ...{ row: row.row, employeeNo: cells.employeeNo, relation, name: cells.name, idNumber, phone, city, marital, type },
    ...{ email: cells.email, department: cells.department, class: employeeClass, hasLeft },
    idType: idType ?? (idNumber ? 'idCard' : undefined),
    gender: card?.ok ? card.sex : typedGender,
    birthDate: card?.ok ? card.birthDate : typedBirth,
  };
}
