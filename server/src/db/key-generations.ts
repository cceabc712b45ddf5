import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { MasterKeys, Wrapping } from './master-key.ts';
import { derive, type DataKey, type SealContext } from './seal.ts';
import { PLATFORM_ID, type Tenant } from './transact.ts';
import type { InTx } from './tx.ts';

/** A key and what its indexes are made with: the index keys of all generations up to its own. */
export interface Generation extends DataKey {
  chain: readonly Buffer[];
}

/** All that may have sealed something, and the one that seals now. */
export interface Generations {
  current: Generation;
  all: ReadonlyMap<number, Generation>;
}

type Here = InTx<Tenant>;
export type PlatformPurpose = 'platform' | 'audit' | 'anonymous';

export const FIRST_KEY = 1;
/** The number is one byte of every sealed value. */
const LAST_KEY = 255;
const KEY_HEX = 64;
/** Any fixed number: keys must not be made while the master key changes. Both are rare. */
export const MASTER_LOCK = 7_340_553;

interface KeyRow {
  key_no: number;
  wrapped: Buffer;
  in_use: boolean;
}

const isPlatform = ({ company }: Here): boolean => company.companyId === PLATFORM_ID;
const IN_USE = sql<boolean>`used_from <= clock_timestamp()`;

/**
 * Undefined: the company has no key yet. A known key is not unwrapped again: a key of a number stays the same, and a
 * node that has not been told the next master key goes on with its own.
 */
export async function loadGenerations(
  ctx: Here,
  masters: MasterKeys,
  known: Generations['all'] = new Map(),
): Promise<Generations | undefined> {
  const rows = await keyRows(ctx);
  const all = new Map(rows.map((row) => [row.key_no, known.get(row.key_no) ?? generationOf(ctx, masters, row)]));
  const newest = rows.findLast((row) => row.in_use) ?? rows[0];
  const current = newest && all.get(newest.key_no);
  return current && { current, all };
}

const keyRows = (ctx: Here): Promise<KeyRow[]> =>
  isPlatform(ctx)
    ? ctx.db
        .selectFrom('platform_key')
        .select(['key_no', 'wrapped', IN_USE.as('in_use')])
        .where('purpose', '=', 'platform')
        .orderBy('key_no')
        .execute()
    : ctx.db
        .selectFrom('company_key')
        .select(['key_no', 'wrapped', IN_USE.as('in_use')])
        .where('company_id', '=', ctx.company.companyId)
        .orderBy('key_no')
        .execute();

function generationOf(ctx: Here, masters: MasterKeys, { key_no: keyNo, wrapped }: KeyRow): Generation {
  const [bytes = Buffer.alloc(0), ...before] = parts(masters.unwrap(contextOf(ctx, keyNo), wrapped));
  return { keyNo, bytes, chain: [...before, derive(bytes, 'index')] };
}

/** The key, and after it the index keys of the generations before it. */
const parts = (hex: string): Buffer[] =>
  Array.from({ length: hex.length / KEY_HEX }, (_, at) =>
    Buffer.from(hex.slice(at * KEY_HEX, (at + 1) * KEY_HEX), 'hex'),
  );

const contextOf = (ctx: Here, keyNo: number): SealContext =>
  isPlatform(ctx) ? platformContext('platform', keyNo) : companyContext(ctx.company.companyId, keyNo);

export const companyContext = (companyId: number, keyNo: number): SealContext => ({
  companyId,
  table: 'company_key',
  column: 'wrapped',
  row: String(keyNo),
});

export const platformContext = (purpose: PlatformPurpose, keyNo: number): SealContext => ({
  companyId: PLATFORM_ID,
  table: 'platform_key',
  column: 'wrapped',
  row: `${purpose}|${keyNo}`,
});

/** The first key of a company is made up; the platform's is what it was before keys of the platform were stored. */
export async function makeFirst(ctx: Here, masters: MasterKeys): Promise<Generations> {
  const bytes = isPlatform(ctx) ? derive(masters.bytes, 'platform') : randomBytes(32);
  await insertKey(ctx, masters, { keyNo: FIRST_KEY, bytes, before: [], leadMs: undefined });
  const stored = await loadGenerations(ctx, masters);
  if (!stored) throw new Error('The key of a company was there and is gone');
  return stored;
}

/** Makes the next generation, which is used once every node has heard of it; answers with its number. */
export async function makeNext(ctx: Here, masters: MasterKeys, leadMs: number): Promise<number> {
  const known = (await loadGenerations(ctx, masters)) ?? (await makeFirst(ctx, masters));
  const newest = [...known.all.values()].reduce((one, other) => (other.keyNo > one.keyNo ? other : one));
  const keyNo = newest.keyNo + 1;
  if (keyNo > LAST_KEY) throw new Error(`A company has at most ${LAST_KEY} keys`);
  await insertKey(ctx, masters, { keyNo, bytes: randomBytes(32), before: newest.chain, leadMs });
  return keyNo;
}

interface NewKey {
  keyNo: number;
  bytes: Buffer;
  before: readonly Buffer[];
  leadMs: number | undefined;
}

/** Two nodes may make the first key at once: the loser takes the winner's. */
async function insertKey(ctx: Here, masters: MasterKeys, { keyNo, bytes, before, leadMs }: NewKey): Promise<void> {
  const { wrap } = await wrappingNow(ctx, masters);
  const values = {
    key_no: keyNo,
    wrapped: wrap(contextOf(ctx, keyNo), [bytes, ...before].map((part) => part.toString('hex')).join('')),
    ...(leadMs !== undefined && {
      used_from: sql<Date>`clock_timestamp() + make_interval(secs => ${leadMs / 1_000}::float8)`,
    }),
  };
  const inserted = isPlatform(ctx)
    ? ctx.db.insertInto('platform_key').values({ purpose: 'platform', ...values })
    : ctx.db.insertInto('company_key').values({ company_id: ctx.company.companyId, ...values });
  await inserted.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Which master key the database has; while the lock is held it stays that one. */
export async function wrappingNow({ db }: Here, masters: MasterKeys): Promise<Wrapping> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(MASTER_LOCK)})`.execute(db);
  const row = await db.selectFrom('master_key').select('mark').executeTakeFirst();
  const wrapping = /* guard: keys: wrapped by the current master key → masters.current */ row
    ? masters.marked(row.mark)
    : masters.current;
  if (!wrapping) throw new Error('The master key has been rotated: this node must be started with the new one');
  return wrapping;
}
