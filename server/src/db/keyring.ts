import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { InTx, Tx } from './tx.ts';
import type { Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { derive, indexOf, seal, unseal, type DataKey, type SealContext } from './seal.ts';
import { HOUSE, type Tenant } from './transact.ts';

/** Keys: one master key wraps a data key per company; only wrapped keys are stored. The house's own is derived. */
export interface Keyring {
  /** The company's key, made on first use. */
  companyKey(ctx: InTx<Tenant>): Promise<CompanyKey>;
  /** An HMAC for things that belong to no company yet, such as throttle buckets. */
  anonymousIndex(kind: string, text: string): Buffer;
  /** What ties audit entries together: nobody who can write the table but has no key can make one up. */
  auditHash(text: string): Buffer;
}

export interface CompanyKey {
  seal(sealContext: Omit<SealContext, 'companyId'>, text: string): Buffer;
  unseal(sealContext: Omit<SealContext, 'companyId'>, value: Buffer): string;
  index(kind: string, text: string): Buffer;
  /** The key of one file alone. */
  fileKey(fileId: string, salt: Buffer): DataKey;
}

const FIRST_KEY = 1;
/** Reading and unwrapping a key costs one query. */
const MOST_CACHED = 10_000;

export function openKeyring(masterKey: Buffer): Keyring {
  const master: DataKey = { keyNo: 0, bytes: derive(masterKey, 'wrap') };
  const anonymous = derive(masterKey, 'anonymous');
  const audit = derive(masterKey, 'audit');
  const house = asCompanyKey(HOUSE, { keyNo: FIRST_KEY, bytes: derive(masterKey, 'house') });
  const cache = new LRUCache<number, CompanyKey>({ max: MOST_CACHED });
  /** Transactions that made a key: until they have committed it is nobody else's, and may never be. */
  const makers = new WeakSet<Tx>();
  return {
    companyKey: async (ctx) => {
      const { companyId } = ctx.company;
      const known = companyId === HOUSE ? house : cache.get(companyId);
      if (known) return known;
      let stored = await load(ctx, master);
      if (!stored) {
        makers.add(ctx.db);
        stored = await make(ctx, master);
      }
      const key = asCompanyKey(companyId, stored);
      if (!makers.has(ctx.db)) cache.set(companyId, key);
      return key;
    },
    anonymousIndex: (kind, text) => createHmac('sha256', anonymous).update(`${kind}\0${text}`).digest(),
    auditHash: (text) => createHmac('sha256', audit).update(text).digest(),
  };
}

const sealContextOf = ({ company }: Tenant): SealContext => ({
  companyId: company.companyId,
  table: 'company_key',
  column: 'wrapped',
  row: String(FIRST_KEY),
});

async function load(ctx: InTx<Tenant>, master: DataKey): Promise<DataKey | undefined> {
  const row = await ctx.db
    .selectFrom('company_key')
    .select('wrapped')
    .where('company_id', '=', ctx.company.companyId)
    .where('key_no', '=', FIRST_KEY)
    .executeTakeFirst();
  return (
    row && {
      keyNo: FIRST_KEY,
      bytes: Buffer.from(
        unseal(() => master, sealContextOf(ctx), row.wrapped),
        'hex',
      ),
    }
  );
}

async function make(ctx: InTx<Tenant>, master: DataKey): Promise<DataKey> {
  const fresh = seal(master, sealContextOf(ctx), randomBytes(32).toString('hex'));
  // Two nodes may make the first key at once: the loser takes the winner's.
  await ctx.db
    .insertInto('company_key')
    .values({ company_id: ctx.company.companyId, key_no: FIRST_KEY, wrapped: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await load(ctx, master);
  if (!stored) throw new Error('The key of a company was there and is gone');
  return stored;
}

const asCompanyKey = (companyId: number, key: DataKey): CompanyKey => ({
  seal: (sealContext, text) => seal(key, { companyId, ...sealContext }, text),
  unseal: (sealContext, value) => unseal(() => key, { companyId, ...sealContext }, value),
  index: (kind, text) => indexOf(key, kind, text),
  fileKey: (fileId, salt) => ({ keyNo: key.keyNo, bytes: derive(key.bytes, `file|${fileId}`, salt) }),
});

export const masterKeyPath = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'master.key');

/**
 * From the environment, or (never in production) kept in the data directory, readable by its owner only. Beside a
 * database that is not new a missing one is not replaced: it is somewhere else, and a new one would open nothing.
 */
export function masterKeyOf(env: Env, { isNew = true } = {}): Buffer {
  if (env.masterKey) return env.masterKey;
  if (env.mode === 'production') throw new StartupError('MASTER_KEY is required when NODE_ENV=production');
  const path = masterKeyPath(env);
  if (!isNew && !existsSync(path))
    throw new StartupError(`The key of this database is missing: put ${path} back, or set MASTER_KEY to what it held`);
  const text = storedOrNew(env.dataDir, path);
  if (!/^[0-9a-f]{64}$/.test(text)) throw new StartupError(`${path} is damaged: it must hold 64 hex digits`);
  return Buffer.from(text, 'hex');
}

function storedOrNew(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeNew(path);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The data directory ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

/** Two that start together agree on one: the second finds the first one's. */
function writeNew(path: string): void {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
