import { MaritalStatus } from '#contract/calls/people';
import type { CompanyKey } from '../../db/keyring.ts';
import { nameIndexes } from './name-indexes.ts';

export type SealedColumn =
  | 'name'
  | 'birth_date'
  | 'marital_status'
  | 'id_number'
  | 'phone'
  | 'email'
  | 'company_phone'
  | 'company_email';

export const personSealContext = (guid: string, column: SealedColumn) => ({ table: 'person', column, row: guid });

/** A sealed column of a person; empty where there is nothing. */
export function unsealed<C extends SealedColumn>(
  key: CompanyKey,
  row: { person_guid: string } & Record<C, Buffer | null>,
  column: C,
): string {
  const value: Buffer | null = row[column];
  return value ? key.unseal(personSealContext(row.person_guid, column), value) : '';
}

/** The same of a row that is about something else and has the name beside it. */
export const personName = (key: CompanyKey, row: { person_guid: string; person_name: Buffer | null }): string =>
  unsealed(key, { person_guid: row.person_guid, name: row.person_name }, 'name');

export const maritalStatusOf = (
  key: CompanyKey,
  row: { person_guid: string; marital_status: Buffer | null },
): MaritalStatus => MaritalStatus.parse(unsealed(key, row, 'marital_status'));

export interface Personal {
  name: string;
  birthDate: string;
  maritalStatus: MaritalStatus;
}

/** The columns of every person, as they are written: each sealed, and the name with its indexes. */
export const personalColumns = (key: CompanyKey, guid: string, { name, birthDate, maritalStatus }: Personal) => ({
  name: key.seal(personSealContext(guid, 'name'), name),
  name_indexes: nameIndexes(name).map((text) => key.index(NAME, text)),
  birth_date: key.seal(personSealContext(guid, 'birth_date'), birthDate),
  marital_status: maritalStatusColumn(key, guid, maritalStatus),
});

export const maritalStatusColumn = (key: CompanyKey, guid: string, status: MaritalStatus): Buffer =>
  key.seal(personSealContext(guid, 'marital_status'), status);

/** The kind of index a name has. */
export const NAME = 'name';
