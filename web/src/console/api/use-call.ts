import { keepPreviousData, useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import { useWrite, type SubmitOptions } from '../../api/use-write.ts';
import { useLocale } from '../../platform/locale.ts';
import { send, type OpsPayload, type OpsReadName, type OpsReply, type OpsWriteName } from './send.ts';
import { stale } from './stale.ts';

export interface CallOptions<N extends OpsReadName> {
  enabled?: boolean;
  /** How many milliseconds until it is asked for again by itself; false: not. */
  again?: (reply: OpsReply<N> | undefined) => number | false;
  /** The earlier answer stays on the screen until the new one is there; not where it is about another person. */
  keepPrevious?: boolean;
}

/** Reads of the console. Lists change under many hands, so nothing is older than the last look at it. */
export function useCall<N extends OpsReadName>(
  name: N,
  payload: OpsPayload<N>,
  { enabled = true, again, keepPrevious = true }: CallOptions<N> = {},
): UseQueryResult<OpsReply<N>, Failure> {
  const language = useLocale();
  return useQuery<OpsReply<N>, Failure>({
    queryKey: [name, payload, language],
    queryFn: ({ signal }) => send(name, payload, { signal }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(again && { refetchInterval: (query) => again(query.state.data) }),
  });
}

/** Writes of the console. */
export const useSubmit = <N extends OpsWriteName>(
  name: N,
  options: SubmitOptions = {},
): UseMutationResult<OpsReply<N>, Failure, OpsPayload<N>> =>
  useWrite({
    ...options,
    write: (payload: OpsPayload<N>, sending) => send(name, payload, sending),
    stale: stale[name],
  });
