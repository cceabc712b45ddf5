import type { CompanyKey, Keyring } from './keyring.ts';
import type { Database } from './open.ts';
import { asConsole, transact } from './transact.ts';

interface Keys {
  database: Database;
  keyring: Keyring;
}

/**
 * The keys of several companies, for callers who look at rows of all of them; call it outside a transaction. One
 * question says which of them have a key this node has not read yet.
 */
export async function companyKeys(portal: Keys, companyIds: Iterable<number>): Promise<Map<number, CompanyKey>> {
  const wanted = [...new Set(companyIds)];
  const newest = await newestNumbers(portal, wanted);
  const keys = new Map<number, CompanyKey>();
  for (const companyId of wanted) {
    const known = portal.keyring.knownKey(companyId, newest.get(companyId) ?? 0);
    const read = () => transact({ portal, company: { companyId } }, (ctx) => portal.keyring.companyKey(ctx));
    keys.set(companyId, known ?? (await read()));
  }
  return keys;
}

async function newestNumbers({ database }: Keys, companyIds: number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await asConsole(database, (db) =>
    db
      .selectFrom('company_key')
      .select(['company_id', (select) => select.fn.max('key_no').as('key_no')])
      .where('company_id', 'in', companyIds)
      .groupBy('company_id')
      .execute(),
  );
  return new Map(rows.map(({ company_id, key_no }) => [company_id, key_no]));
}
