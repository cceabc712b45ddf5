import { sql, type RawBuilder } from 'kysely';
import { MOST_PEOPLE } from '#contract/values/ops/people';
import type { PeopleFilter } from '#contract/ops/people';
import type { Tx } from '../../ctx.ts';
import { HR_ROLE } from '../company/index.ts';
import type { NumberIndexes } from '../people/index.ts';
import type { PersonAccount } from './person-account.ts';

export interface FoundPerson extends Pick<
  PersonAccount,
  'company_id' | 'person_guid' | 'disabled' | 'closed_as' | 'last_day' | 'first_entered_at' | 'role_type'
> {
  person_name: Buffer | null;
  phone: Buffer | null;
  employee_no: string | null;
  department: string | null;
}

export interface PeopleSearch {
  companyIds: number[];
  /** HMACs of the name; undefined: any name. */
  names: Buffer[] | undefined;
  numbers: (NumberIndexes & { text: string })[];
  filter: PeopleFilter;
}

const IS_LEFT = sql`a.disabled AND a.closed_as IS DISTINCT FROM 'disabled'`;
const FILTERS: Record<PeopleFilter, RawBuilder<unknown>> = {
  all: sql`true`,
  canEnter: sql`NOT a.disabled AND a.first_entered_at IS NOT NULL`,
  neverEntered: sql`NOT a.disabled AND a.first_entered_at IS NULL`,
  disabled: sql`a.closed_as = 'disabled' AND a.disabled`,
  left: IS_LEFT,
  leaving: sql`NOT a.disabled AND a.last_day IS NOT NULL`,
  hr: sql`a.role_type = ${HR_ROLE}`,
};

/** One more than a list holds, so that its reader knows. */
export async function foundPeople(
  db: Tx,
  { companyIds, names, numbers, filter }: PeopleSearch,
): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    SELECT p.company_id, p.person_guid, p.name AS person_name, p.phone, p.employee_no, p.department,
      a.disabled, a.closed_as, a.last_day, a.first_entered_at, a.role_type
    FROM person p JOIN account a ON a.company_id = p.company_id AND a.person_guid = p.person_guid
    WHERE p.company_id = ANY(${companyIds}::int[]) AND ${FILTERS[filter]}
      ${names ? sql`AND p.name_indexes && ${names}::bytea[]` : sql``}
      ${sql.join(numbers.map(hasNumber), sql` `)}
    ORDER BY p.company_id, p.employee_no NULLS LAST, p.person_guid
    LIMIT ${MOST_PEOPLE + 1}`.execute(db);
  return rows;
}

/** Each typed number is one of theirs, of whichever kind. */
const hasNumber = ({ text, phones, tails, documents }: PeopleSearch['numbers'][number]): RawBuilder<unknown> => sql`
  AND (p.employee_no = ANY(${[...new Set([text, text.toUpperCase()])]}::text[])
    OR p.phone_index = ANY(${phones}::bytea[]) OR p.phone_tail_index = ANY(${tails}::bytea[])
    OR p.id_number_index = ANY(${documents}::bytea[]))`;
