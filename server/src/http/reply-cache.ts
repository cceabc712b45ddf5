import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MaybePromise } from '../maybe-promise.ts';

export interface CachedReply {
  bytes: Encoded;
  etag: string;
}

export type Encoded = string | Buffer;

/** Encoded, a character for each byte: Node sends such a string together with the headers, in one piece. */
export const oneByteEach = (text: string): string => Buffer.from(text).toString('latin1');

/** A string is copied twice on its way out: from this size on that costs more than a second piece. */
const LARGE_BYTES = 16 * 1024;
const encoded = (text: string): Encoded =>
  Buffer.byteLength(text) < LARGE_BYTES ? oneByteEach(text) : Buffer.from(text);

const MOST_BYTES = 64 * 1024 ** 2;

/** Encoded replies of cachedReply handlers. Keys hold the company's version, so an outdated one is dropped by not being asked for. */
export function createReplyCache(max = 5_000, maxSize = MOST_BYTES) {
  const cache = new LRUCache<string, MaybePromise<CachedReply>>({
    ...{ max, maxSize },
    sizeCalculation: (reply) => (reply instanceof Promise ? 1 : reply.bytes.length),
  });
  return (key: string, build: () => Promise<string>): MaybePromise<CachedReply> => {
    const known = cache.get(key);
    if (known) return known;
    const made = build().then((body) => ({
      bytes: encoded(body),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    cache.set(key, made);
    made.then(
      (reply) => cache.set(key, reply),
      () => cache.delete(key),
    );
    return made;
  };
}
