import type { ReadName } from '#contract/registry';
import { locale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { send, type PayloadOf, type ReplyOf } from './send.ts';

interface Asked {
  answer: Promise<unknown>;
  /** Once it is there. */
  reply?: unknown;
}

/** Answers on their way to a page that is itself on its way. */
const underWay = new Map<string, Asked>();
const arrivals: Promise<void>[] = [];

const questionOf = (name: string, payload: object): string =>
  JSON.stringify([session.get().identity?.session, locale(), name, payload]);

/**
 * Asks before the page that will show the answer has arrived, so that the two do not wait for each other; once. `follow` asks
 * for what follows from the answer.
 */
export function askAhead<N extends ReadName>(
  name: N,
  payload: PayloadOf<N>,
  follow: (reply: ReplyOf<N>) => void = () => {},
): void {
  const question = questionOf(name, payload);
  if (underWay.has(question)) return;
  const answer = send(name, payload);
  const asked: Asked = { answer };
  underWay.set(question, asked);
  const arrives = answer.then((reply) => {
    asked.reply = reply;
    follow(reply);
  });
  // whoever takes it sees the failure; nobody may take it
  arrivals.push(arrives.catch(() => undefined));
}

export const isAskedAhead = <N extends ReadName>(name: N, payload: PayloadOf<N>): boolean =>
  underWay.has(questionOf(name, payload));

/** The answer that was asked for ahead, once: what is asked again later is asked of the server. */
export function takeAhead<N extends ReadName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N>> | undefined {
  const question = questionOf(name, payload);
  const asked = underWay.get(question);
  underWay.delete(question);
  return asked?.answer as Promise<ReplyOf<N>> | undefined;
}

/** The same if it is there already: a page that is drawn with it needs no placeholder first. */
export function takeArrived<N extends ReadName>(name: N, payload: PayloadOf<N>): ReplyOf<N> | undefined {
  const reply = underWay.get(questionOf(name, payload))?.reply as ReplyOf<N> | undefined;
  if (reply !== undefined) void takeAhead(name, payload);
  return reply;
}

/** Resolves when everything asked ahead is answered, also what followed from an answer: the list grows meanwhile. */
export async function answeredAhead(): Promise<void> {
  for (const arrives of arrivals) await arrives;
}
