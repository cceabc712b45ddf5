import { CompanyConfig } from '#contract/company-config';
import type { Company, InTx, Portal } from '../../ctx.ts';
import { atDoor, transact, type Tenant } from '../../db/transact.ts';
import { cacheFor } from '../../cache.ts';

/** Config changes reach every node within this time; until then a node answers from memory. */
const CACHE_MS = 1_000;
/** Also bounds what guessing at codes can fill. */
const MOST_CACHED = 10_000;

const companies = cacheFor<number, Company | undefined>(CACHE_MS, MOST_CACHED);

export const loadCompany = (portal: Portal, companyId: number): Promise<Company | undefined> =>
  companies.get(portal, companyId, (before) => readCompany(portal, companyId, before));

const idsByCode = cacheFor<string, number | undefined>(CACHE_MS, MOST_CACHED);

/** The company of a code, in lower case. */
export async function loadCompanyByCode(portal: Portal, code: string): Promise<Company | undefined> {
  const known = code.toLowerCase();
  const companyId = await idsByCode.get(portal, known, () => readCompanyId(portal, known));
  return companyId === undefined ? undefined : loadCompany(portal, companyId);
}

const readCompanyId = async (portal: Portal, code: string): Promise<number | undefined> =>
  (
    await atDoor(portal.database, (db) =>
      db.selectFrom('company_code').select('company_id').where('code', '=', code).executeTakeFirst(),
    )
  )?.company_id;

const readCompany = (portal: Portal, companyId: number, before?: Company): Promise<Company | undefined> =>
  transact({ portal, company: { companyId } }, (ctx) => companyHere(ctx, before));

/** The company of a transaction that knows only its id, such as a job's. Of an unchanged version nothing is made anew. */
export async function companyHere({ db, company }: InTx<Tenant>, before?: Company): Promise<Company | undefined> {
  const row = await db.selectFrom('company').selectAll().where('company_id', '=', company.companyId).executeTakeFirst();
  if (!row) return undefined;
  if (row.version === before?.version) return before;
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
