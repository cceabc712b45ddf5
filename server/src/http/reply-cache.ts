import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CachedReply {
  body: Buffer;
  etag: string;
}

const MOST_BYTES = 64 * 1024 ** 2;

/** Encoded replies of cachedReply handlers. Keys hold the company's version, so an outdated one is dropped by not being asked for. */
export function createReplyCache(max = 5_000, maxSize = MOST_BYTES) {
  const cache = new LRUCache<string, Promise<CachedReply>>({ max, maxSize });
  const make = async (key: string, build: () => Promise<string>): Promise<CachedReply> => {
    const text = await build();
    const body = Buffer.from(text);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // its size is known only now
    cache.set(key, Promise.resolve({ body, etag }), { size: Math.max(1, body.length) });
    return { body, etag };
  };
  return (key: string, build: () => Promise<string>): Promise<CachedReply> => {
    const known = cache.get(key);
    if (known) return known;
    const making = make(key, build);
    cache.set(key, making, { size: 1 });
    making.catch(() => cache.delete(key));
    return making;
  };
}
