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
  /** An answer that was asked for before the page was there. */
  ahead?: {
    take(name: string, payload: object): Promise<unknown> | undefined;
    arrived(name: string, payload: object): unknown;
  };
}

const JUST_NOW_MS = 1_000;
/** An answer that came ahead of its page is not asked for twice; any other is asked for each time a page is drawn. */
const unlessAhead = ({ state }: { state: { dataUpdateCount: number } }): number =>
  state.dataUpdateCount === 0 ? JUST_NOW_MS : 0;

/** The hooks of one registry over TanStack Query. */
export function createHooks<R extends Calls>({ send, stale, ahead }: HookOptions<R>) {
  /** What there is to show in the first drawing: the answer if it came ahead of the page, else a kept one, which is old. */
  function knownBefore(name: string, payload: object, kept: unknown) {
    let isOld = true;
    const known = () => {
      const arrived = ahead?.arrived(name, payload);
      isOld = arrived === undefined;
      return arrived ?? kept;
    };
    // nothing said is now, by the clock the query goes by
    return { initialData: known as never, initialDataUpdatedAt: () => (isOld ? 0 : undefined) };
  }

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
        queryFn: ({ signal }) =>
          (ahead?.take(name, payload as object) as Promise<Reply<R[N]>> | undefined) ?? send(name, payload, { signal }),
        enabled,
        ...(keepPrevious && { placeholderData: keepPreviousData }),
        ...(fresh && { staleTime: unlessAhead, gcTime: 0, refetchOnWindowFocus: 'always' as const }),
        ...(renewed && { staleTime: unlessAhead }),
        ...(again && { refetchInterval: (query) => again(query.state.data) }),
        ...knownBefore(name, payload as object, initialData),
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
