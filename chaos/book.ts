import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '#contract/registry';
import type { Member } from '../server/test/crowd.ts';
import { orderFor, type Seats } from '../server/test/seats.ts';
import { decodeReply, encodeCall } from '../server/test/wire.ts';

/** The wish of one person: a seat where there is one for each, or where there are fewer than wishes. */
export interface Wish {
  member: Member;
  seats: Seats;
  scarce: boolean;
}

/** The last answer to the person, and how often they first had to ask without learning anything. */
export interface Told {
  wish: Wish;
  orderId?: number;
  refusal?: string;
  unknown: number;
  /** The answer was the kept one: an attempt whose outcome was unknown had done its work. */
  replayed: boolean;
}

export const NO_ANSWER = 'no answer';
const PATIENCE_MS = 120_000;
const PAUSE_MS = 40;
const ANSWER_MS = 10_000;
/** Refusals that say nothing about whether the write was done. */
const SAYS_NOTHING = new Set(['unknown', 'systemBusy', 'timedOut']);

/** Asks until there is an answer, always with the same key, as the browser does. */
export async function book(url: string, wish: Wish, freshKeys: boolean): Promise<Told> {
  const giveUp = Date.now() + PATIENCE_MS;
  let key: string = randomUUID();
  for (let unknown = 0; ; unknown += 1) {
    const told = await ask(url, wish, key).catch(() => undefined);
    if (told) return { ...told, wish, unknown };
    if (Date.now() > giveUp) return { wish, unknown, refusal: NO_ANSWER, replayed: false };
    if (freshKeys) key = randomUUID();
    await wait(PAUSE_MS);
  }
}

async function ask(
  url: string,
  { member, seats }: Wish,
  key: string,
): Promise<Omit<Told, 'wish' | 'unknown'> | undefined> {
  const payload = orderFor({ userGuid: member.guid }, seats);
  const response = await fetch(url + registry.AddExamOrder.path, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: encodeCall({ name: 'AddExamOrder', payload, language: 'zh-cn', session: member.token }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const replayed = response.headers.get('idempotency-replayed') === 'true';
  const decoded = decodeReply('AddExamOrder', await response.text());
  if (decoded?.ok) return { orderId: (decoded.data as { orderId: number }).orderId, replayed };
  const refusal = decoded?.detail?.fault;
  return refusal === undefined || SAYS_NOTHING.has(refusal) ? undefined : { refusal, replayed };
}
