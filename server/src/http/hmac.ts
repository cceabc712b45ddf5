import { createHmac, hash } from 'node:crypto';

/** RFC 2104, for SHA-256. */
const BLOCK = 64;
const DIGEST = 32;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

const inner = Buffer.alloc(BLOCK + 8_192);
const outer = Buffer.alloc(BLOCK + DIGEST);
const block = Buffer.alloc(BLOCK);
const MOST_CHARACTERS = (inner.length - BLOCK) / 3;

/**
 * HMAC-SHA-256 of a call, in hex: a new `Buffer` costs as much as the hashing. Node's `createHmac` fetches the algorithm
 * anew each time; its one-shot `hash` does not. What is longer than a call of ours ever is goes the ordinary way.
 */
export function hmacOf(key: string, text: string): string {
  if (key.length > BLOCK || text.length > MOST_CHARACTERS) return createHmac('sha256', key).update(text).digest('hex');
  block.fill(0);
  if (block.write(key) !== Buffer.byteLength(key)) return createHmac('sha256', key).update(text).digest('hex');
  for (let at = 0; at < BLOCK; at += 1) {
    const byte = block[at] as number;
    inner[at] = byte ^ INNER_PAD;
    outer[at] = byte ^ OUTER_PAD;
  }
  const end = BLOCK + inner.write(text, BLOCK);
  outer.write(hash('sha256', inner.subarray(0, end), 'binary'), BLOCK, 'binary');
  return hash('sha256', outer, 'hex');
}
