import type { ReadName } from '#contract/registry';
import { locale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { send, type PayloadOf, type ReplyOf } from './send.ts';

/** Answers on their way to a page that is itself on its way. */
const underWay = new Map<string, Promise<unknown>>();

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
  underWay.set(question, answer);
  // whoever takes it sees the failure; nobody may take it
  answer.then(follow).catch(() => undefined);
}

/** The answer that was asked for ahead, once: what is asked again later is asked of the server. */
export function takeAhead<N extends ReadName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N>> | undefined {
  const question = questionOf(name, payload);
  const answer = underWay.get(question) as Promise<ReplyOf<N>> | undefined;
  underWay.delete(question);
  return answer;
}
