import type { CompanyKey, Keyring } from './keyring.ts';
import type { Database } from './open.ts';
import { transact } from './transact.ts';

interface Keys {
  database: Database;
  keyring: Keyring;
}

/** Keys never change, so each is fetched once. */
const fetched = new WeakMap<Keyring, Map<number, CompanyKey>>();

/** The keys of several companies, for whoever looks at rows of all of them; call it outside a transaction. */
export async function companyKeys(portal: Keys, companyIds: Iterable<number>): Promise<Map<number, CompanyKey>> {
  const known = fetched.get(portal.keyring) ?? new Map<number, CompanyKey>();
  fetched.set(portal.keyring, known);
  const keys = new Map<number, CompanyKey>();
  for (const companyId of new Set(companyIds)) {
    const fetch = () => transact({ portal, company: { companyId } }, (ctx) => portal.keyring.companyKey(ctx));
    const key = known.get(companyId) ?? (await fetch());
    known.set(companyId, key);
    keys.set(companyId, key);
  }
  return keys;
}
