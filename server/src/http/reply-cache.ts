import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MaybePromise } from '../maybe-promise.ts';

export interface CachedReply {
  body: Buffer;
  etag: string;
}

const MOST_BYTES = 64 * 1024 ** 2;

/** Encoded replies of cachedReply handlers. Keys hold the company's version, so an outdated one is dropped by not being asked for. */
export function createReplyCache(max = 5_000, maxSize = MOST_BYTES) {
  const cache = new LRUCache<string, MaybePromise<CachedReply>>({
    ...{ max, maxSize },
    sizeCalculation: (reply) => (reply instanceof Promise ? 1 : reply.body.length),
  });
  return (key: string, build: () => Promise<string>): MaybePromise<CachedReply> => {
    const known = cache.get(key);
    if (known) return known;
    const made = build().then((text) => ({
      body: Buffer.from(text),
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    }));
    cache.set(key, made);
    made.then(
      (reply) => cache.set(key, reply),
      () => cache.delete(key),
    );
    return made;
  };
}
