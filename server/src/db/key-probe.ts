import type { Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { storedPlatformKeys } from './platform-keys.ts';
import { openKeyring, type Keyring } from './keyring.ts';
import { masterKeyOf, masterKeyPath, masterKeys } from './master-key.ts';
import type { Database } from './open.ts';
import { atDoor, PLATFORM_ID, transact } from './transact.ts';

const PROBE_NO = 1;
const SEAL_CONTEXT = { table: 'key_probe', column: 'sealed', row: String(PROBE_NO) };
const TEXT = 'the key of this database';

/** The keys of a migrated database; with a key of another one no sign-in and no row could be read. */
export async function openKeyringOf(env: Env, database: Database): Promise<Keyring> {
  const probe = await storedProbe(database);
  const keyedCompany = probe ? undefined : await companyWithKey(database);
  const masters = masterKeys(masterKeyOf(env, { isNew: !probe && keyedCompany === undefined }), env.masterKeyNext);
  const tried = openKeyring(masters);
  try {
    // a database from before there were probes has keys to try
    if (keyedCompany !== undefined) await inCompany(database, keyedCompany, (ctx) => tried.companyKey(ctx));
    await assertOpens(tried, database, probe ?? (await storeProbe(tried, database)));
    return openKeyring(masters, await inCompany(database, PLATFORM_ID, (ctx) => storedPlatformKeys(ctx, masters)));
  } catch (error) {
    if (/* guard: a wrong key is noticed at start → true */ !isSealedOtherwise(error)) throw error;
    const key = env.masterKey ? 'This MASTER_KEY' : `The key in ${masterKeyPath(env)}`;
    throw new StartupError(`${key} does not belong to this database; start with the key it was filled with`);
  }
}

const inCompany = <T>(
  database: Database,
  companyId: number,
  work: Parameters<typeof transact<Own, T>>[1],
): Promise<T> => transact({ portal: { database }, company: { companyId } }, work);
interface Own {
  portal: { database: Database };
  company: { companyId: number };
}

const storedProbe = (database: Database): Promise<Buffer | undefined> =>
  inCompany(database, PLATFORM_ID, async ({ db }) => {
    const row = await db.selectFrom('key_probe').select('sealed').where('probe_no', '=', PROBE_NO).executeTakeFirst();
    return row?.sealed;
  });

/** Answers with the stored probe: of two nodes that start together, one was first. */
async function storeProbe(keyring: Keyring, database: Database): Promise<Buffer> {
  const fresh = await inCompany(database, PLATFORM_ID, async (ctx) => {
    const sealed = (await keyring.companyKey(ctx)).seal(SEAL_CONTEXT, TEXT);
    const values = { probe_no: PROBE_NO, sealed };
    await ctx.db
      .insertInto('key_probe')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return sealed;
  });
  return (await storedProbe(database)) ?? fresh;
}

const assertOpens = (keyring: Keyring, database: Database, probe: Buffer): Promise<string> =>
  inCompany(database, PLATFORM_ID, async (ctx) => (await keyring.companyKey(ctx)).unseal(SEAL_CONTEXT, probe));

async function companyWithKey(database: Database): Promise<number | undefined> {
  const codes = await atDoor(database, (db) =>
    db.selectFrom('company_code').select('company_id').distinct().orderBy('company_id').execute(),
  );
  for (const { company_id: companyId } of codes) {
    const key = await inCompany(database, companyId, ({ db }) =>
      db.selectFrom('company_key').select('key_no').where('company_id', '=', companyId).executeTakeFirst(),
    );
    if (key) return companyId;
  }
  return undefined;
}

const isSealedOtherwise = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unable to authenticate data');
