import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '#contract/call';
import { registry, type Registry } from '#contract/registry';
import { decodeReply, encodeCall } from '../server/test/wire.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
const ANSWER_MS = 15_000;
/** Refusals that say nothing about whether it was done, or only that it is not possible at this node now. */
const ASK_AGAIN = new Set(['unknown', 'systemBusy', 'timedOut', 'payUnavailable']);

export type Answer<T> = { data: T; refusal?: undefined } | { data?: undefined; refusal: string };

type Name = ('AddExamOrder' | 'QrWeixinPay' | 'CancelExamOrder') | ('ProductToBuy' | 'ProWeixinPay' | 'CancelOrder');

/** Asks one node after the other until one answers, always with the same key, as the browser does. */
export async function ask<N extends Name>(
  urls: string[],
  name: N,
  payload: object,
  { session, freshKeys }: { session: string; freshKeys: boolean },
): Promise<Answer<Reply<Registry[N]>>> {
  const giveUp = Date.now() + PATIENCE_MS;
  const first = Math.floor(Math.random() * urls.length);
  let key = randomUUID();
  for (let tries = 0; Date.now() < giveUp; tries += 1) {
    const decoded = await fetch(urls[(first + tries) % urls.length] + registry[name].path, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: encodeCall({ name, payload, language: 'zh-cn', session }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
      .then(async (response) => decodeReply(name, await response.text()))
      .catch(() => undefined);
    if (decoded?.ok) return { data: decoded.data as Reply<Registry[N]> };
    const refusal = decoded?.detail?.fault;
    if (refusal !== undefined && !ASK_AGAIN.has(refusal)) return { refusal };
    if (freshKeys) key = randomUUID();
    await wait(PAUSE_MS);
  }
  return { refusal: 'no answer' };
}
