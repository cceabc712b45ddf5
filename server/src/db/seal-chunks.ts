import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ByteRange } from '../byte-range.ts';
import type { DataKey } from './seal.ts';

/**
 * Files at rest: AES-256-GCM in chunks, so that a file of any size passes in constant memory and a part of it is
 * read by opening only its chunks. Layout: 1 byte format, 1 byte key number, 16 bytes salt, then each chunk with its tag.
 */
const FORMAT = 1;
const SALT = 16;
const HEAD = 2 + SALT;
const TAG = 16;
export const CHUNK = 64 * 1024;

/** Which file it is: a chunk opens only as this part of this file of this company. */
export interface SealedFile {
  companyId: number;
  fileId: string;
  /** The key of one file: no other file is sealed with it. `keyNo` is what a sealed file says; a new one says none. */
  key(salt: Buffer, keyNo?: number): DataKey;
}

/** Answers with the stored bytes of a range, or of everything. */
export type ReadStored = (range: ByteRange) => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

const chunksOf = (size: number): number => Math.max(1, Math.ceil(size / CHUNK));
export const sealedSize = (size: number): number => HEAD + size + TAG * chunksOf(size);

export async function* sealChunks(file: SealedFile, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = file.key(salt);
  yield Buffer.concat([Buffer.of(FORMAT, key.keyNo), salt]);
  let index = 0;
  let last: Buffer | undefined;
  // a chunk leaves when the next one is known to follow: the last one is sealed as the last
  for await (const chunk of pieces(plain, CHUNK)) {
    if (last) yield sealChunk(file, key, index++, last, false);
    last = chunk;
  }
  yield sealChunk(file, key, index, last ?? Buffer.alloc(0), true);
}

/** The plain bytes of a range. `size` is the whole file's, from its row: a file that was cut does not open. */
export async function* openChunks(
  file: SealedFile,
  size: number,
  read: ReadStored,
  { from, to }: ByteRange = { from: 0, to: size - 1 },
): AsyncGenerator<Buffer> {
  const head = await collect(await read({ from: 0, to: HEAD - 1 }));
  if (head.length !== HEAD || head[0] !== FORMAT) throw new Error('A stored file does not begin as one');
  const key = file.key(head.subarray(2), head[1]);
  const final = chunksOf(size) - 1;
  const first = Math.floor(from / CHUNK);
  const end = Math.min(final, Math.floor(to / CHUNK));
  const stored = await read({
    from: HEAD + first * (CHUNK + TAG),
    to: Math.min(sealedSize(size), HEAD + (end + 1) * (CHUNK + TAG)) - 1,
  });
  let index = first;
  for await (const sealed of pieces(stored, CHUNK + TAG)) {
    const chunk = openChunk(file, key, index, sealed, index === final);
    const start = index * CHUNK;
    yield chunk.subarray(Math.max(0, from - start), to - start + 1);
    index += 1;
  }
  if (index !== end + 1) throw new Error('A stored file ends too early');
}

function sealChunk(file: SealedFile, key: DataKey, index: number, chunk: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonceOf(index), { authTagLength: TAG });
  cipher.setAAD(sealContextOf(file, index, isLast));
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(file: SealedFile, key: DataKey, index: number, sealed: Buffer, isLast: boolean): Buffer {
  if (sealed.length < TAG) throw new Error('A stored file ends too early');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonceOf(index), { authTagLength: TAG });
  decipher.setAAD(sealContextOf(file, index, isLast)).setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}

/** A counter never repeats under a key that seals one file once. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

const sealContextOf = ({ companyId, fileId }: SealedFile, index: number, isLast: boolean): Buffer =>
  /* guard: place of a sealed chunk → Buffer.alloc(0) */ Buffer.from(
    `${companyId}|${fileId}|${index}|${isLast ? 'last' : 'more'}`,
  );

/** The same bytes in pieces of one size, the last one shorter. */
async function* pieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    kept.push(part);
    length += part.length;
    if (length < size) continue;
    const whole = Buffer.concat(kept);
    let at = 0;
    for (; at + size <= length; at += size) yield whole.subarray(at, at + size);
    kept = at < length ? [whole.subarray(at)] : [];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(kept);
}

export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
