import { maskName } from '#contract/rules/mask';
import type { InCompany } from '../../../ctx.ts';
import { groupedBy } from '../../../grouped-by.ts';
import type { RowError } from '../../../jobs/define-task.ts';
import { personName } from '../../people/index.ts';
import { wishOf, type SheetRow, type Wish } from './sheet.ts';
import { rowText } from './sheet-text.ts';

export interface Judged {
  good: (Wish & { personGuid: string })[];
  errors: RowError[];
}

/** Which rows can be granted, to whom, and the problems of the others: the check and the run ask the same. */
export async function judgeRows(
  ctx: InCompany,
  rows: readonly SheetRow[],
  repeated: ReadonlySet<number>,
  today: string,
): Promise<Judged> {
  const found = await peopleByNumber(
    ctx,
    rows.map(({ cells }) => cells.employeeNo),
  );
  const judged: Judged = { good: [], errors: [] };
  for (const one of rows) {
    const wish = wishOf(one, today);
    if (Array.isArray(wish)) judged.errors.push(...wish);
    else {
      const person = personFor(wish, found.get(wish.employeeNo) ?? [], repeated.has(one.row));
      if ('message' in person) judged.errors.push(person);
      else judged.good.push({ ...wish, personGuid: person.guid });
    }
  }
  return judged;
}

interface Named {
  guid: string;
  name: string;
}

function personFor(wish: Wish, people: Named[], isRepeated: boolean): Named | RowError {
  const { row, employeeNo, name } = wish;
  const byNumber = { row, field: 'employeeNo', value: employeeNo.slice(0, 40) };
  const [person] = people;
  if (!person) return { ...byNumber, message: rowText.unknown };
  if (people.length > 1) return { ...byNumber, message: rowText.ambiguous };
  // guard: points: a name that is not the employee number’s
  if (name && spaceless(name) !== spaceless(person.name))
    return { row, field: 'name', value: maskName(name).slice(0, 40), message: rowText.otherName };
  return isRepeated ? { ...byNumber, message: rowText.repeated } : person;
}

const spaceless = (name: string): string => name.replace(/\s/g, '').toLowerCase();

async function peopleByNumber(ctx: InCompany, numbers: string[]): Promise<Map<string, Named[]>> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = await db
    .selectFrom('person')
    .select(['person_guid', 'employee_no', 'name as person_name'])
    .where('company_id', '=', company.companyId)
    .where('employee_no', 'in', [...new Set(numbers), ''])
    .execute();
  const named = (row: (typeof rows)[number]): Named => ({ guid: row.person_guid, name: personName(key, row) });
  const groups = groupedBy(rows, ({ employee_no }) => employee_no ?? '');
  return new Map([...groups].map(([number, people]) => [number, people.map(named)]));
}
