import type { Input, Reply } from '#contract/call';
import type { opsPeople, OpsPersonRow } from '#contract/ops/people';
import { maskName, maskPhone } from '#contract/rules/mask';
import { MOST_PEOPLE } from '#contract/values/ops/people';
import type { OperatorCtx, Portal } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { asConsole } from '../../db/transact.ts';
import { recordListRead } from '../audit/index.ts';
import { allCompanies, HR_ROLE, namesOf, type NameOfCompany } from '../company/index.ts';
import {
  FEWEST_CHARACTERS,
  nameSearchIndexes,
  normalName,
  numberIndexes,
  personName,
  phoneOf,
} from '../people/index.ts';
import { stateOf } from './person-account.ts';
import { readPeopleSearch, type PeopleWords } from './read-search.ts';
import { foundPeople, type FoundPerson, type PeopleSearch } from './search-queries.ts';

type Call = typeof opsPeople.OpsPeople;

/** Employees of all companies, masked; audited before anything is read. */
export async function searchPeople(ctx: OperatorCtx, request: Input<Call>): Promise<Reply<Call>> {
  const { portal } = ctx;
  const { companyId, state: filter, pageIndex, pageSize } = request;
  const words = readPeopleSearch(request.text);
  await recordListRead(ctx, { action: 'people.list', companyId, by: words.as });
  const nothing = { rows: [], total: 0, readAs: words.as, isTooMany: false };
  const isOpen = words.as === 'none' && companyId === undefined && filter === 'all';
  if (words.as === 'shortName' || isOpen) return nothing;
  const companies = await allCompanies(portal);
  const companyIds = companies
    .map((each) => each.companyId)
    .filter((id) => companyId === undefined || id === companyId);
  const search = await searchOf(portal, companyIds, words);
  const all = await asConsole(portal.database, (db) => foundPeople(db, { ...search, filter }));
  // guard: people desk: most people of a list
  if (all.length > MOST_PEOPLE) return { ...nothing, isTooMany: true };
  const keys = await companyKeys(portal, companyIds);
  const found = all.filter((row) => beginsWith(words, row, keys.get(row.company_id)));
  const page = found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
  const nameOf = namesOf(companies);
  return {
    ...nothing,
    rows: page.map((row) => present(row, keys.get(row.company_id), nameOf)),
    total: found.length,
  };
}

async function searchOf(
  portal: Portal,
  companyIds: number[],
  { name, numbers }: PeopleWords,
): Promise<Omit<PeopleSearch, 'filter'>> {
  const read = [];
  for (const text of numbers) read.push({ text, ...(await numberIndexes(portal, companyIds, text)) });
  const names = isIndexed(name) ? await nameSearchIndexes(portal, companyIds, name) : undefined;
  return { companyIds, names, numbers: read };
}

const isIndexed = (name: string): boolean => [...name].length >= FEWEST_CHARACTERS;

/** A single character has no index; it is held against the few that the numbers have found. */
function beginsWith({ name }: PeopleWords, row: FoundPerson, key: CompanyKey | undefined): boolean {
  if (name === '' || isIndexed(name)) return true;
  return key !== undefined && normalName(personName(key, row)).startsWith(name);
}

const present = (row: FoundPerson, key: CompanyKey | undefined, nameOf: NameOfCompany): OpsPersonRow => ({
  company: nameOf(row.company_id),
  personGuid: row.person_guid,
  name: key ? /* guard: people desk: names are masked → personName(key, row) */ maskName(personName(key, row)) : '',
  phone: key ? maskPhone(phoneOf(key, row)) : '',
  employeeNo: row.employee_no ?? '',
  department: row.department ?? '',
  state: stateOf(row),
  lastDay: row.last_day,
  isHr: row.role_type === HR_ROLE,
});
