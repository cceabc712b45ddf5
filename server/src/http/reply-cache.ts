import { createHash } from 'node:crypto';
import type { MaybePromise } from '../maybe-promise.ts';

export interface KeptReply {
  /** See oneByteEach. */
  bytes: string;
  etag: string;
}

/** Encoded, a character for each byte: Node sends such a string together with the headers, in one piece. */
export const oneByteEach = (text: string): string => Buffer.from(text).toString('latin1');

/** Encoded replies of cachedReply handlers. Keys hold the company's version, so nothing needs to be thrown out by hand. */
export function createReplyCache(most = 5_000) {
  const kept = new Map<string, MaybePromise<KeptReply>>();
  return (key: string, build: () => Promise<string>): MaybePromise<KeptReply> => {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= most) kept.clear();
    const made = build().then((body) => ({
      bytes: oneByteEach(body),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    kept.set(key, made);
    made.then(
      (reply) => kept.set(key, reply),
      () => kept.delete(key),
    );
    return made;
  };
}
