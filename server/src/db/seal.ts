import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Field encryption (law 7): AES-256-GCM. The additional data binds a value to its company, table, column and row,
 * so that a copy elsewhere does not open.
 * Layout: 1 byte format, 1 byte key number, 12 bytes nonce, ciphertext, 16 bytes tag.
 */
const FORMAT = 1;
const NONCE = 12;
const TAG = 16;
const HEAD = 2;

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
  const key = keys(value[1] ?? 0);
  const nonce = value.subarray(HEAD, HEAD + NONCE);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG })
    .setAAD(contextBytes(sealContext))
    .setAuthTag(value.subarray(-TAG));
  return decipher.update(value.subarray(HEAD + NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
}

/** A value's index for exact look-up: an HMAC under a key of its own, so that equal values can be found, not read. */
export function indexOf(key: DataKey, kind: string, text: string): Buffer {
  return createHmac('sha256', derive(key.bytes, 'index')).update(`${kind}\0${text}`).digest();
}

export const derive = (key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32));

const contextBytes = ({ companyId, table, column, row }: SealContext): Buffer =>
  Buffer.from(`${companyId}|${table}|${column}|${row}`);
