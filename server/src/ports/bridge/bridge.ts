import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { MessageRefused } from '../carrier/message-refused.ts';
import { createSender } from '../pay/send.ts';
import type { BridgeSettings } from './settings.ts';
import { sign } from './signature.ts';

/** Of one request to a bridge. */
export const LIMITS = { connectMs: 3_000, totalMs: 10_000, maxBytes: 64 * 1024 };
/** Answers that another try may change; any other of the 4xx is a refusal for good. */
const WORTH_ANOTHER_TRY = new Set([408, 409, 425, 429]);

/** The bridge's own number for a message it has taken; a repeated message is answered with the same one. */
const Taken = z.object({ ref: z.string().check(z.minLength(1), z.maxLength(200)) });
const Refused = z.object({ reason: z.string().check(z.maxLength(500)) });

/** Hands a message to the bridge; `id` is the same at every try, so that it is carried out once. */
export type Bridge = (id: string, payload: object) => Promise<string>;

export function createBridge({ url, key }: BridgeSettings, clock: Clock): Bridge {
  const send = createSender(() => [url.host], LIMITS);
  return async (id, payload) => {
    const body = JSON.stringify(payload);
    const { status, body: answer } = await send({
      method: 'POST',
      url,
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json' },
        ...sign(key, { id, at: clock(), body }),
      },
      body: Buffer.from(body),
    });
    if (status >= 200 && status < 300) return refOf(answer);
    const reason = Refused.safeParse(jsonOf(answer)).data?.reason ?? 'no reason given';
    if (status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status))
      throw new MessageRefused(`the bridge refused it with ${status}: ${reason}`);
    throw new Error(`the bridge answered ${status}: ${reason}`);
  };
}

/** The bridge's number in its answer, if it says one. */
export const refIn = (answer: Buffer): string | undefined => Taken.safeParse(jsonOf(answer)).data?.ref;

function refOf(answer: Buffer): string {
  const ref = refIn(answer);
  if (ref !== undefined) return ref;
  throw new Error('the bridge took it without saying {"ref": "…"}');
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
