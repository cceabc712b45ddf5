import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derive } from './seal.ts';
import { CHUNK, collect, openChunks, sealChunks, sealedSize, type ReadStored, type SealedFile } from './seal-chunks.ts';

const COMPANY_KEY = randomBytes(32);
const fileOf = (fileId: string, companyId = 7): SealedFile => ({
  companyId,
  fileId,
  key: (salt) => ({ keyNo: 1, bytes: derive(COMPANY_KEY, `file|${fileId}`, salt) }),
});
const FILE = fileOf('a');
const HEAD = 18;
const SEALED_CHUNK = CHUNK + 16;

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sealed = (plain: Buffer, file = FILE, part = 10_000) => collect(sealChunks(file, inParts(plain, part)));
const stored =
  (bytes: Buffer): ReadStored =>
  ({ from, to }) =>
    inParts(bytes.subarray(from, to + 1), 7_777);
const opened = (bytes: Buffer, size: number, file = FILE) => collect(openChunks(file, size, stored(bytes)));

/** The cipher's words for something changed, and ours for something missing. */
const NOT_OPENED = /unable to authenticate|too early|does not begin/;

const SIZES = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5];

describe('a sealed file', () => {
  it.each(SIZES)('of %i bytes comes back, and is as long as foretold', async (size) => {
    const plain = randomBytes(size);
    const bytes = await sealed(plain);
    expect(bytes.length).toBe(sealedSize(size));
    expect((await opened(bytes, size)).equals(plain)).toBe(true);
  });

  it('a range read equals the slice, reading only its chunks', async () => {
    const plain = randomBytes(3 * CHUNK + 1_234);
    const bytes = await sealed(plain);
    const place = fc.nat(plain.length - 1);
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        let read = 0;
        const counted: ReadStored = (range) => {
          read += range.to - range.from + 1;
          return stored(bytes)(range);
        };
        const part = await collect(openChunks(FILE, plain.length, counted, { from, to }));
        const chunks = Math.floor(to / CHUNK) - Math.floor(from / CHUNK) + 1;
        return part.equals(plain.subarray(from, to + 1)) && read <= HEAD + chunks * SEALED_CHUNK;
      }),
      { numRuns: 200 },
    );
  });

  it('the same bytes sealed twice share nothing', async () => {
    const plain = Buffer.alloc(CHUNK);
    const [one, two] = [await sealed(plain), await sealed(plain)];
    expect(one.subarray(HEAD).equals(two.subarray(HEAD))).toBe(false);
  });
});

describe('does not open', () => {
  const plain = randomBytes(3 * CHUNK);
  const chunk = (bytes: Buffer, index: number) =>
    bytes.subarray(HEAD + index * SEALED_CHUNK, HEAD + (index + 1) * SEALED_CHUNK);
  const head = (bytes: Buffer) => bytes.subarray(0, HEAD);

  it('chunks: swapped, doubled, cut, or the last one left out', async () => {
    const bytes = await sealed(plain);
    const [a, b, c] = [chunk(bytes, 0), chunk(bytes, 1), chunk(bytes, 2)];
    await expect(opened(Buffer.concat([head(bytes), b, a, c]), plain.length)).rejects.toThrow(NOT_OPENED);
    await expect(opened(Buffer.concat([head(bytes), a, a, c]), plain.length)).rejects.toThrow(NOT_OPENED);
    await expect(opened(bytes.subarray(0, -1), plain.length)).rejects.toThrow(NOT_OPENED);
    await expect(opened(Buffer.concat([head(bytes), a, b]), plain.length)).rejects.toThrow('too early');
    // not even where the row's size was made to fit
    await expect(opened(Buffer.concat([head(bytes), a, b]), 2 * CHUNK)).rejects.toThrow(NOT_OPENED);
    await expect(opened(Buffer.concat([head(bytes), a, b, c, c]), plain.length + CHUNK)).rejects.toThrow(NOT_OPENED);
  });

  // proves: place of a sealed chunk
  it('as another file or of another company, even under the same key', async () => {
    const bytes = await sealed(plain);
    await expect(opened(bytes, plain.length, fileOf('b'))).rejects.toThrow(NOT_OPENED);
    const sameKey: SealedFile = { ...FILE, companyId: 8 };
    await expect(opened(bytes, plain.length, sameKey)).rejects.toThrow(NOT_OPENED);
    await expect(opened(bytes, plain.length, { ...FILE, fileId: 'b' })).rejects.toThrow(NOT_OPENED);
  });

  it('with any one bit changed', async () => {
    const small = randomBytes(100);
    const bytes = await sealed(small);
    for (let at = 0; at < bytes.length; at += 1) {
      // the key number only says which key to take
      if (at === 1) continue;
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed, small.length)).rejects.toThrow(NOT_OPENED);
    }
  });
});
