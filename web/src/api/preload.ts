import type { ReadName } from '#contract/registry';
import { locale } from '../platform/locale.ts';
import { client } from './client.ts';
import { send, type PayloadOf, type ReplyOf } from './send.ts';

/** Long enough for the page to be drawn; a page that wants nothing from before asks again when it is opened next. */
const KEPT_MS = 5_000;

/**
 * Asks while the page that will show the answer is on its way: its `useCall` finds the answer, or the question under way. A
 * failure is left to the page, which asks again and shows it.
 */
export const preloadCall = <N extends ReadName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N> | undefined> =>
  client
    .fetchQuery<ReplyOf<N>>({
      queryKey: [name, payload, locale()],
      queryFn: ({ signal }) => send(name, payload, { signal }),
      gcTime: KEPT_MS,
    })
    .catch(() => undefined);
