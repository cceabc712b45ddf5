import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { loadGenerations, makeFirst, type Generation, type Generations } from './key-generations.ts';
import { masterKeys, type MasterKeys } from './master-key.ts';
import {
  derive,
  indexForward,
  indexKeyNoOf,
  indexOf,
  keyNoOf,
  seal,
  unseal,
  type DataKey,
  type SealContext,
} from './seal.ts';
import type { Tenant } from './transact.ts';
import type { InTx, Tx } from './tx.ts';

/** Keys: one master key wraps the data keys of the companies and of the platform; only wrapped keys are stored. */
export interface Keyring {
  /** The company's key, made on first use. */
  companyKey(ctx: InTx<Tenant>): Promise<CompanyKey>;
  /** The same without asking the database, where the key of that number has been read. */
  knownKey(companyId: number, keyNo: number): CompanyKey | undefined;
  /** An HMAC for things that belong to no company yet, such as throttle buckets. */
  anonymousIndex(kind: string, text: string): Buffer;
  /** Ties audit entries together: an entry cannot be made up by writing the table without the key. */
  auditHash(text: string): Buffer;
  /** For makers and wrappers of keys. */
  masters: MasterKeys;
}

type In = Omit<SealContext, 'companyId'>;

export interface CompanyKey {
  seal(sealContext: In, text: string): Buffer;
  unseal(sealContext: In, value: Buffer): string;
  /** As it is written. */
  index(kind: string, text: string): Buffer;
  /** As it may stand in a row: while a key is rotated, under each generation. */
  indexes(kind: string, text: string): Buffer[];
  /** The key of one file alone; `keyNo` is the one it was sealed with, the present one for a new file. */
  fileKey(fileId: string, salt: Buffer, keyNo?: number): DataKey;
  /** The number of the key that seals now. */
  keyNo(): number;
  /** The value under the present key; undefined where it is so already. */
  sealAgain(sealContext: In, value: Buffer): Buffer | undefined;
  indexAgain(index: Buffer): Buffer | undefined;
}

/** Sealed by a key this node has not heard of: the reader reads the keys again and begins anew (transact.ts). */
export class UnknownKey extends Error {
  readonly code = 'UNKNOWN_KEY';
  constructor(keyNo: number) {
    super(`A value is sealed by key ${keyNo}, which is not known here`);
  }
}

const MOST_CACHED = 10_000;
/** How old a node's knowledge of a company's keys may be. */
export const FRESH_MS = 1_000;

/** Shared by all who hold the company's key: whatever one of them reads anew, the others have, too. */
interface Ring extends Generations {
  readAt: number;
}

/** The hashes under keys of the platform; where they were never stored, they are derived from the master key. */
export interface PlatformKeys {
  anonymous: Buffer;
  audit: Buffer;
}

export const derivedPlatformKeys = (masterKey: Buffer): PlatformKeys => ({
  anonymous: derive(masterKey, 'anonymous'),
  audit: derive(masterKey, 'audit'),
});

export function openKeyring(given: Buffer | MasterKeys, platformKeys?: PlatformKeys): Keyring {
  const masters = Buffer.isBuffer(given) ? masterKeys(given) : given;
  const { anonymous, audit } = platformKeys ?? derivedPlatformKeys(masters.bytes);
  const rings = new LRUCache<number, { ring: Ring; key: CompanyKey }>({ max: MOST_CACHED });
  /** Transactions that made a key: until they have committed it is theirs alone, and may never be others'. */
  const makers = new WeakSet<Tx>();
  const recent = (companyId: number) => {
    const known = rings.get(companyId);
    return known && performance.now() - known.ring.readAt < FRESH_MS ? known.key : undefined;
  };
  return {
    masters,
    knownKey: (companyId, keyNo) => {
      const known = rings.get(companyId);
      return known?.ring.all.has(keyNo) ? known.key : undefined;
    },
    companyKey: async (ctx) => {
      const { companyId } = ctx.company;
      const known = recent(companyId);
      if (known) return known;
      const readAt = performance.now();
      let stored = await loadGenerations(ctx, masters, rings.get(companyId)?.ring.all);
      if (!stored) {
        makers.add(ctx.db);
        stored = await makeFirst(ctx, masters);
      }
      const entry = rings.get(companyId);
      if (entry && !makers.has(ctx.db)) {
        Object.assign(entry.ring, stored, { readAt });
        return entry.key;
      }
      const ring: Ring = { ...stored, readAt };
      const key = asCompanyKey(companyId, ring);
      if (!makers.has(ctx.db)) rings.set(companyId, { ring, key });
      return key;
    },
    anonymousIndex: (kind, text) => createHmac('sha256', anonymous).update(`${kind}\0${text}`).digest(),
    auditHash: (text) => createHmac('sha256', audit).update(text).digest(),
  };
}

function asCompanyKey(companyId: number, ring: Ring): CompanyKey {
  const generation = (keyNo: number): Generation => {
    const known = ring.all.get(keyNo);
    if (known) return known;
    ring.readAt = -Infinity;
    throw new UnknownKey(keyNo);
  };
  const open = (at: In, value: Buffer) => unseal(generation, { companyId, ...at }, value);
  const close = (at: In, text: string) => seal(ring.current, { companyId, ...at }, text);
  return {
    seal: close,
    unseal: open,
    index: (kind, text) => indexOf(ring.current.chain, kind, text),
    indexes: (kind, text) => [...ring.all.values()].map(({ chain }) => indexOf(chain, kind, text)),
    fileKey: (fileId, salt, keyNo = ring.current.keyNo) => ({
      keyNo,
      bytes: derive(generation(keyNo).bytes, `file|${fileId}`, salt),
    }),
    keyNo: () => ring.current.keyNo,
    sealAgain: (at, value) =>
      /* guard: a value is sealed anew by the newest key → undefined */ keyNoOf(value) === ring.current.keyNo
        ? undefined
        : close(at, open(at, value)),
    indexAgain: (index) =>
      /* guard: an index is brought forward → undefined */ indexKeyNoOf(index) >= ring.current.keyNo
        ? undefined
        : indexForward(ring.current.chain, index),
  };
}
