import { CompanyConfig } from '#contract/company-config';
import type { Company, InTx, Portal } from '../../ctx.ts';
import { atDoor, transact, type Tenant } from '../../db/transact.ts';
import { freshFor } from '../../fresh.ts';

/** Config changes reach every node within this time; until then a node answers from memory. */
const FRESH_MS = 1_000;

const companies = freshFor<number, Company | undefined>(FRESH_MS);

export const loadCompany = (portal: Portal, companyId: number): Promise<Company | undefined> =>
  companies.get(portal, companyId, () => readCompany(portal, companyId));

/** The company a code stands for, lower-cased (§1). */
export async function loadCompanyByCode(portal: Portal, code: string): Promise<Company | undefined> {
  const row = await atDoor(portal.database, (db) =>
    db.selectFrom('company_code').select('company_id').where('code', '=', code.toLowerCase()).executeTakeFirst(),
  );
  return row && loadCompany(portal, row.company_id);
}

const readCompany = (portal: Portal, companyId: number): Promise<Company | undefined> =>
  transact({ portal, company: { companyId } }, companyHere);

/** The company of a transaction that knows only its id, such as a job's. */
export async function companyHere({ db, company }: InTx<Tenant>): Promise<Company | undefined> {
  const row = await db.selectFrom('company').selectAll().where('company_id', '=', company.companyId).executeTakeFirst();
  if (!row) return undefined;
  return {
    companyId: row.company_id,
    code: row.code,
    name: row.name,
    nameEng: row.name_eng,
    hotline: row.hotline,
    logo: row.logo,
    colors: row.colors,
    config: CompanyConfig.parse(row.config),
    version: row.version,
  };
}
