import type { Input } from '#contract/call';
import type { personal } from '#contract/calls/personal';
import { dayInShanghai } from '#contract/rules/day';
import { parseIdNumber } from '#contract/rules/id-number';
import { isDocumentNumber, plainDocument } from '#contract/rules/person-data';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import type { PersonRow } from './queries.ts';
import { cityColumns } from './save-person.ts';
import { maritalStatusColumn, maritalStatusOf, personSealContext, unsealed } from './sealed-columns.ts';

const FIELDS = ['idNumber', 'maritalStatus', 'cityId', 'employeeNo', 'department'] as const;

type Completion = Input<typeof personal.CompletePersonalInfo>;

/** Fills in missing fields. Existing ones came from the company or were filled in before, and stay as they are. */
export const completePerson = (ctx: EmployeeCtx, form: Completion): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    const { companyId } = ctx.company;
    const { personGuid: guid } = ctx.session;
    const person = await lockedPerson(ctx);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const given = {
      idNumber: unsealed(key, person, 'id_number') !== '',
      maritalStatus: maritalStatusOf(key, person) !== '',
      cityId: person.city_id !== 0,
      employeeNo: Boolean(person.employee_no),
      department: Boolean(person.department),
    };
    for (const field of FIELDS)
      if (given[field] && /* guard: company data stays → false */ form[field])
        throw new Fault('dataFromCompany', { field });
    const employeeNo = form.employeeNo.trim();
    const department = form.department.trim();
    await ctx.db
      .updateTable('person')
      .set({
        ...(form.idNumber.trim() && ownIdNumber(ctx, key, person, form)),
        ...(form.maritalStatus && { marital_status: maritalStatusColumn(key, guid, form.maritalStatus) }),
        ...(form.cityId && (await cityColumns(ctx, form.cityId))),
        ...(employeeNo && { employee_no: employeeNo }),
        ...(department && { department }),
        updated_at: ctx.now(),
      })
      .where('company_id', '=', companyId)
      .where('person_guid', '=', guid)
      .execute();
    return {};
  });

/** Two forms sent at once fill in one after the other. */
const lockedPerson = ({ db, company, session }: InTx<EmployeeCtx>): Promise<PersonRow> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** An ID card must be the card of the person the company knows; a missing birth date is taken from the card. */
function ownIdNumber(ctx: EmployeeCtx, key: CompanyKey, person: PersonRow, form: Completion) {
  const number = plainDocument(form.idNumber);
  const idType = form.idType ?? person.id_type;
  if (!isDocumentNumber(idType, number, dayInShanghai(ctx.now()))) throw new Fault('idNumberBad');
  const sealed = (column: 'id_number' | 'birth_date', text: string) =>
    key.seal(personSealContext(person.person_guid, column), text);
  const columns = {
    id_type: idType,
    id_number: sealed('id_number', number),
    id_number_index: key.index('id_number', number),
  };
  if (idType !== 'idCard') return columns;
  const parsed = parseIdNumber(number);
  if (!parsed.ok) throw new Fault('idNumberBad');
  const { birthDate, sex } = parsed;
  const known = unsealed(key, person, 'birth_date');
  if (known === '') return { ...columns, gender: sex, birth_date: sealed('birth_date', birthDate) };
  // guard: the card of the person the company knows
  if (birthDate !== known || sex !== person.gender) throw new Fault('idNumberOfAnother');
  return columns;
}
