import { keepPreviousData, useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import type { CallName, ReadName, WriteName } from '#contract/registry';
import { useLocale } from '../platform/locale.ts';
import { takeAhead, takeArrived } from './ahead.ts';
import type { Failure } from './failure.ts';
import { send, type PayloadOf, type ReplyOf } from './send.ts';
import { stale } from './stale.ts';
import { useWrite, type SubmitOptions } from './use-write.ts';

export interface CallOptions<N extends CallName> {
  enabled?: boolean;
  /** Something to show until the answer comes, such as a kept reply; it counts as old. */
  initialData?: ReplyOf<N>;
  /** Changes without a doing of this page: never shown from before, and asked for again when it is looked at again. */
  fresh?: boolean;
  /** Shown as it was known before, and asked for again each time a page is drawn that shows it. */
  renewed?: boolean;
  /** How many milliseconds until it is asked for again by itself; false: not. A page nobody looks at does not ask. */
  again?: (reply: ReplyOf<N> | undefined) => number | false;
}

const JUST_NOW_MS = 1_000;
/** Of what is asked for again each time a page is drawn: only an answer that came ahead of its page is not asked for twice. */
const unlessAhead = ({ state }: { state: { dataUpdateCount: number } }): number =>
  state.dataUpdateCount === 0 ? JUST_NOW_MS : 0;

/** Reads. The language is part of the question: switching it asks again and shows the old answer meanwhile. */
export function useCall<N extends ReadName>(
  name: N,
  payload: PayloadOf<N>,
  { enabled = true, initialData, fresh = false, renewed = false, again }: CallOptions<N> = {},
): UseQueryResult<ReplyOf<N>, Failure> {
  const language = useLocale();
  return useQuery<ReplyOf<N>, Failure>({
    queryKey: [name, payload, language],
    queryFn: ({ signal }) => takeAhead(name, payload) ?? send(name, payload, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    ...(fresh && { staleTime: unlessAhead, gcTime: 0, refetchOnWindowFocus: 'always' as const }),
    ...(renewed && { staleTime: unlessAhead }),
    ...(again && { refetchInterval: (query) => again(query.state.data) }),
    ...knownBefore(name, payload, initialData),
  });
}

/** What there is to show in the first drawing: the answer if it came ahead of the page, else a kept one, which is old. */
function knownBefore<N extends ReadName>(name: N, payload: PayloadOf<N>, kept: ReplyOf<N> | undefined) {
  let isOld = true;
  const known = () => {
    const arrived = takeArrived(name, payload);
    isOld = arrived === undefined;
    return arrived ?? kept;
  };
  // nothing said is now, by the clock the query goes by
  return { initialData: known as never, initialDataUpdatedAt: () => (isOld ? 0 : undefined) };
}

/** Writes. */
export const useSubmit = <N extends WriteName>(
  name: N,
  options: SubmitOptions = {},
): UseMutationResult<ReplyOf<N>, Failure, PayloadOf<N>> =>
  useWrite({
    ...options,
    write: (payload: PayloadOf<N>, sending) => send(name, payload, sending),
    stale: stale[name],
  });
