import type { RowError } from '../../../jobs/define-task.ts';
import { unsealed } from '../../people/index.ts';
import { changesContact } from './roster-contact.ts';
import { ownerOfLogin, type Known, type KnownRelative, type KnownStaff } from './roster-known.ts';
import type { Roster, RosterRow } from './roster-sheet.ts';
import { rowText } from './roster-text.ts';
import { errorAt, wishOf, type CityOf, type Wish } from './roster-wish.ts';

export type Verdict =
  | { kind: 'new'; wish: Wish; employee: KnownStaff | undefined }
  | { kind: 'changed' | 'same' | 'left'; wish: Wish; person: KnownStaff | KnownRelative }
  | { kind: 'bad'; errors: RowError[] };

export interface Bench {
  roster: Roster;
  today: string;
  cityOf: CityOf;
  /** The person who handed it in: HR users cannot remove themselves. */
  by: string;
  hasFamilies: boolean;
}

/** The effect of a row: the check and the run ask the same. */
export function judgeRow(bench: Bench, known: Known, row: RosterRow, wish: Wish): Verdict {
  const bad = (field: Parameters<typeof errorAt>[1], message: RowError['message']): Verdict => ({
    kind: 'bad',
    errors: [errorAt(row, field, message)],
  });
  if (bench.roster.isRepeated(row)) return bad('employeeNo', rowText.repeated);
  const employees = known.staff.get(wish.employeeNo) ?? [];
  if (employees.length > 1) return bad('employeeNo', rowText.ambiguous);
  const [employee] = employees;
  if (wish.relation !== null) return judgeRelative(bench, known, row, wish, employee, bad);
  if (wish.hasLeft) {
    if (!employee) return bad('employeeNo', rowText.noEmployee);
    if (employee.person_guid === bench.by) return bad('status', rowText.ownLeaving);
    return { kind: employee.disabled ? 'same' : 'left', wish, person: employee };
  }
  for (const field of ['employeeNo', 'phone', 'email'] as const) {
    const owner = wish[field] ? ownerOfLogin(known, wish[field]) : undefined;
    if (owner !== undefined && owner !== employee?.account_id) return bad(field, rowText.taken);
  }
  if (employee) return { kind: changesStaff(known, wish, employee) ? 'changed' : 'same', wish, person: employee };
  if (!wish.phone) return bad('phone', rowText.phoneMissing);
  return missingOf(wish, bad) ?? { kind: 'new', wish, employee: undefined };
}

function judgeRelative(
  bench: Bench,
  known: Known,
  row: RosterRow,
  wish: Wish,
  employee: KnownStaff | undefined,
  bad: (field: 'relation' | 'employeeNo' | 'idNumber' | 'city', message: RowError['message']) => Verdict,
): Verdict {
  if (!bench.hasFamilies) return bad('relation', rowText.noFamily);
  if (!employee && !comesWithIt(bench, row)) return bad('employeeNo', rowText.noEmployee);
  const family = employee ? (known.family.get(employee.person_guid) ?? []) : [];
  const person = family.find((one) => isSame(known, wish, one));
  if (person) return { kind: changesRelative(known, wish, person) ? 'changed' : 'same', wish, person };
  return missingOf(wish, bad) ?? { kind: 'new', wish, employee };
}

/** Without these a person cannot be written at all. */
function missingOf(
  { gender, birthDate, city }: Wish,
  bad: (field: 'idNumber' | 'city', message: RowError['message']) => Verdict,
): Verdict | undefined {
  if (!gender || !birthDate) return bad('idNumber', rowText.identity);
  return city ? undefined : bad('city', rowText.city);
}

/** The employee is new as well, and their own row can be read. */
function comesWithIt({ roster, today, cityOf }: Bench, { cells }: RosterRow): boolean {
  const staff = roster.staffRow(cells.employeeNo);
  if (!staff || roster.isRepeated(staff)) return false;
  const wish = wishOf(staff, today, cityOf);
  return !Array.isArray(wish) && !wish.hasLeft && missingOf(wish, () => ({ kind: 'bad', errors: [] })) === undefined;
}

const isSame = ({ key }: Known, wish: Wish, one: KnownRelative): boolean =>
  wish.idNumber && one.id_number_index
    ? unsealed(key, one, 'id_number') === wish.idNumber
    : unsealed(key, one, 'name') === wish.name;

const differs = (typed: string | number | undefined, there: string | number): boolean =>
  typed !== undefined && typed !== '' && typed !== there;

function changesPerson({ key }: Known, wish: Wish, there: KnownStaff | KnownRelative): boolean {
  return (
    differs(wish.name, unsealed(key, there, 'name')) ||
    differs(wish.gender, there.gender) ||
    differs(wish.birthDate, unsealed(key, there, 'birth_date')) ||
    differs(wish.idNumber, unsealed(key, there, 'id_number')) ||
    differs(wish.marital, unsealed(key, there, 'marital_status')) ||
    differs(wish.city?.id, there.city_id)
  );
}

const changesRelative = (known: Known, wish: Wish, there: KnownRelative): boolean =>
  changesPerson(known, wish, there) || there.kind !== wish.relation;

function changesStaff(known: Known, wish: Wish, there: KnownStaff): boolean {
  const { key } = known;
  return (
    changesPerson(known, wish, there) ||
    (there.disabled && there.closed_as !== 'disabled') ||
    differs(wish.department, there.department ?? '') ||
    differs(wish.type, there.employee_type) ||
    differs(wish.class, there.employee_class) ||
    changesContact(key, there, wish)
  );
}
