import { keepPreviousData, useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import type { Payload, Reply } from '#contract/call';
import { useLocale } from '../platform/locale.ts';
import type { Calls, NameOf } from './create-client.ts';
import type { SendOptions } from './exchange.ts';
import type { Failure } from './failure.ts';
import { useWrite, type SubmitOptions } from './use-write.ts';

export interface CallOptions<T> {
  enabled?: boolean;
  /** Something to show until the answer comes, such as a kept reply; it counts as old. */
  initialData?: T;
  /** Changes without a doing of this page: never shown from before, and asked for again when it is looked at again. */
  fresh?: boolean;
  /** Shown as it was known before, and asked for again each time a page is drawn that shows it. */
  renewed?: boolean;
  /** How many milliseconds until it is asked for again by itself; false: not. A hidden page does not ask. */
  again?: (reply: T | undefined) => number | false;
  /** The answer to the question before stays on the screen until the new one is there; not where it is about another person. */
  keepPrevious?: boolean;
}

type WriteName<R extends Calls> = NameOf<R, 'write' | 'enter'>;

export interface HookOptions<R extends Calls> {
  send: <N extends keyof R & string>(name: N, payload: Payload<R[N]>, options?: SendOptions) => Promise<Reply<R[N]>>;
  /** The reads that each write makes old. */
  stale: Readonly<Record<NameOf<R, 'write'>, readonly NameOf<R, 'read'>[]>>;
}

/** An answer that was asked for while its page was on its way is not asked for twice. */
const JUST_NOW_MS = 1_000;
/** The hooks of one registry over TanStack Query. */
export function createHooks<R extends Calls>({ send, stale }: HookOptions<R>) {
  return {
    /** Reads. The language is part of the question: switching it asks again and shows the old answer meanwhile. */
    useCall: <N extends NameOf<R, 'read'>>(
      name: N,
      payload: Payload<R[N]>,
      options: CallOptions<Reply<R[N]>> = {},
    ): UseQueryResult<Reply<R[N]>, Failure> => {
      const { enabled = true, initialData, fresh = false, renewed = false, again, keepPrevious = true } = options;
      const language = useLocale();
      return useQuery<Reply<R[N]>, Failure>({
        queryKey: [name, payload, language],
        queryFn: ({ signal }) => send(name, payload, { signal }),
        enabled,
        ...(keepPrevious && { placeholderData: keepPreviousData }),
        ...(fresh && { staleTime: JUST_NOW_MS, gcTime: 0, refetchOnWindowFocus: 'always' as const }),
        ...(renewed && { staleTime: JUST_NOW_MS }),
        ...(again && { refetchInterval: (query) => again(query.state.data) }),
        ...(initialData !== undefined && { initialData: initialData as never, initialDataUpdatedAt: 0 }),
      });
    },

    /** Writes. */
    useSubmit: <N extends WriteName<R>>(
      name: N,
      options: SubmitOptions = {},
    ): UseMutationResult<Reply<R[N]>, Failure, Payload<R[N]> & object> =>
      useWrite({
        ...options,
        write: (payload: Payload<R[N]> & object, sending) => send(name, payload, sending),
        // a session that begins has nothing old
        stale: (stale as Partial<Record<string, readonly string[]>>)[name] ?? [],
      }),
  };
}
