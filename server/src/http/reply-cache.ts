import { createHash } from 'node:crypto';

export interface KeptReply {
  body: Buffer;
  etag: string;
}

/** Encoded replies of cachedReply handlers. Keys hold the company's version, so nothing needs to be thrown out by hand. */
export function createReplyCache(most = 5_000) {
  const kept = new Map<string, Promise<KeptReply>>();
  return (key: string, build: () => Promise<string>): Promise<KeptReply> => {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= most) kept.clear();
    const made = build().then((body) => ({
      body: Buffer.from(body),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}
export type ReplyCache = ReturnType<typeof createReplyCache>;
