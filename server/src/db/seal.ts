import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Field encryption: AES-256-GCM. The additional data binds a value to its company, table, column and row,
 * so that a copy elsewhere does not open.
 * Layout: 1 byte format, 1 byte key number, 12 bytes nonce, ciphertext, 16 bytes tag.
 */
const FORMAT = 1;
const NONCE = 12;
const TAG = 16;
const HEAD = 2;
const INDEX = 32;

export interface DataKey {
  keyNo: number;
  bytes: Buffer;
}

export interface SealContext {
  companyId: number;
  table: string;
  column: string;
  row: string;
}

export function seal(key: DataKey, sealContext: SealContext, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG }).setAAD(
    contextBytes(sealContext),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT, key.keyNo), nonce, sealed, cipher.getAuthTag()]);
}

export function unseal(keys: (keyNo: number) => DataKey, sealContext: SealContext, value: Buffer): string {
  const key = keys(keyNoOf(value));
  const nonce = value.subarray(HEAD, HEAD + NONCE);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG })
    .setAAD(contextBytes(sealContext))
    .setAuthTag(value.subarray(-TAG));
  return decipher.update(value.subarray(HEAD + NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
}

/** The number of the key that sealed a value. */
export const keyNoOf = (value: Buffer): number => value[1] ?? 0;

/**
 * A value's index for exact look-up: an HMAC under keys of their own, so that equal values can be found, not read. Each
 * generation hashes the result of the one before it, so that an index can be brought forward without knowing the value.
 * The first generation's is the bare hash, a later one's has its number in front.
 */
export function indexOf(chain: readonly Buffer[], kind: string, text: string): Buffer {
  const [first = Buffer.alloc(0), ...later] = chain;
  return linked(later, createHmac('sha256', first).update(`${kind}\0${text}`).digest(), chain.length);
}

/** The same value's index under all of the chain. */
export function indexForward(chain: readonly Buffer[], index: Buffer): Buffer {
  const keyNo = indexKeyNoOf(index);
  if (keyNo >= chain.length) return index;
  return linked(chain.slice(keyNo), keyNo === 1 ? index : index.subarray(1), chain.length);
}

export const indexKeyNoOf = (index: Buffer): number => (index.length === INDEX ? 1 : (index[0] ?? 0));

function linked(links: readonly Buffer[], start: Buffer, keyNo: number): Buffer {
  if (links.length === 0) return start;
  const hashed = links.reduce((hash, link) => createHmac('sha256', link).update(hash).digest(), start);
  return Buffer.concat([Buffer.of(keyNo), hashed]);
}

export const derive = (key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32));

const contextBytes = ({ companyId, table, column, row }: SealContext): Buffer =>
  Buffer.from(`${companyId}|${table}|${column}|${row}`);
