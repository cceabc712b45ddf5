import type { ByteRange } from '../../byte-range.ts';

/** Where sealed files lie. The keeper sees neither content nor names. */
export interface Storage {
  /** Writes all of it or nothing. A key is written once. */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** Throws `MissingFile` where there is none. */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Whatever is left of it; nothing is no mistake. */
  remove(key: string): Promise<void>;
  /** Everything there is, for tests and for looking after it by hand. */
  list(): Promise<string[]>;
}

export class MissingFile extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}`);
  }
}

/**
 * A stored file's key says where it lies and nothing else; the two digits keep folders small. Sealed anew by a later key, it
 * lies beside itself under that key's number.
 */
export const storageKeyOf = (companyId: number, fileId: string, keyNo = 1): string =>
  `${companyId}/${fileId.slice(0, 2)}/${fileId}${keyNo > 1 ? `.${keyNo}` : ''}`;

const KEY = /^(\d+\/[0-9a-f]{2}\/[0-9a-f-]{36})(?:\.(\d{1,3}))?$/;

/** Where the same file lay before, however often it was sealed anew. */
export function olderKeysOf(key: string): string[] {
  const [, first = key, keyNo = '1'] = KEY.exec(key) ?? [];
  return Array.from({ length: Number(keyNo) - 1 }, (_, at) => (at === 0 ? first : `${first}.${at + 1}`));
}

export function assertStorageKey(key: string): void {
  if (!KEY.test(key)) throw new Error('A storage key is made of a company, two digits and a file id');
}
