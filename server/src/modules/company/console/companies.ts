import type * as z from 'zod/mini';
import type { CompanyName } from '#contract/ops/fields';
import type { Portal } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';

export type NamedCompany = z.output<typeof CompanyName>;

/** All companies there are, as the console's lists name them. */
export const allCompanies = ({ database }: Portal): Promise<NamedCompany[]> =>
  asConsole(database, async (db) => {
    const rows = await db
      .selectFrom('company')
      .select(['company_id', 'code', 'name', 'name_eng'])
      .orderBy('company_id')
      .execute();
    return rows.map(({ company_id: companyId, code, name, name_eng }) => ({
      companyId,
      code,
      name: { zh: name, en: name_eng },
    }));
  });

export type NameOfCompany = (companyId: number) => NamedCompany;

/** For lists over many companies: one look-up for all of their rows. */
export const namesOf = (companies: NamedCompany[]): NameOfCompany => {
  const byId = new Map(companies.map((company) => [company.companyId, company]));
  return (companyId) => byId.get(companyId) ?? { companyId, code: '', name: { zh: '', en: '' } };
};
