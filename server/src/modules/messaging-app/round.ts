import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

/** Long enough for a person who has to unlock the app first. */
const LIFE_MS = 10 * 60_000;
/** Company, end in seconds, mark; letters and digits only, as the app wants its state. */
const HEAD = 8;
const KEY = /^[0-9a-f]{80}$/;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * The mark that goes to the app with a browser and has to come back with the same one: else a person could be sent here
 * with another's code, and go on in a stranger's account without noticing. Nothing is stored for it.
 */
export function beginRound(ctx: Ctx, companyId: number): string {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(companyId);
  head.writeUInt32BE(Math.floor((ctx.now().getTime() + LIFE_MS) / 1000), 4);
  return Buffer.concat([head, markOf(ctx, head, browserOf(ctx) ?? newBrowser(ctx))]).toString('hex');
}

/** The company whose round it is; refused unless this browser has begun it, lately. */
export function companyOfRound(ctx: Ctx, key: string): number {
  const bytes = Buffer.from(KEY.test(key) ? key : '', 'hex');
  const head = bytes.subarray(0, HEAD);
  const browser = browserOf(ctx);
  if (bytes.length === 0 || browser === undefined) throw new Fault('wxRoundGone');
  // guard: messaging app: round of one browser
  if (!timingSafeEqual(bytes.subarray(HEAD), markOf(ctx, head, browser))) throw new Fault('wxRoundGone');
  // guard: messaging app: round ends
  if (head.readUInt32BE(4) * 1000 <= ctx.now().getTime()) throw new Fault('wxRoundGone');
  return head.readUInt32BE();
}

/** The secret of the browser that asks, undefined where it has none; a program keeps no cookies and is its own. */
export function browserOf({ client }: Ctx): string | undefined {
  if (!client.isBrowser) return '';
  const presented = client.cookie('round');
  return presented !== undefined && SECRET.test(presented)
    ? presented
    : /* guard: messaging app: browser without its secret → '' */ undefined;
}

function newBrowser({ client }: Ctx): string {
  const secret = randomBytes(32).toString('base64url');
  client.setCookie(secret, 'round');
  return secret;
}

const markOf = ({ portal }: Ctx, head: Buffer, browser: string): Buffer =>
  portal.keyring.anonymousIndex('messaging-round', `${head.toString('hex')}|${browser}`);
