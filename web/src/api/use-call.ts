import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallName, ReadName, WriteName } from '#contract/registry';
import { useLocale } from '../platform/locale.ts';
import { takeAhead } from './ahead.ts';
import { isOutcomeUnknown, type Failure } from './failure.ts';
import { newKey } from './idempotency-key.ts';
import { asFailure, send, type PayloadOf, type ReplyOf } from './send.ts';
import { stale } from './stale.ts';

export interface CallOptions<N extends CallName> {
  enabled?: boolean;
  /** Something to show until the answer comes, such as a kept reply; it counts as old. */
  initialData?: ReplyOf<N>;
  /** Changes without a doing of this page: never shown from before, and asked for again when it is looked at again. */
  fresh?: boolean;
  /** How many milliseconds until it is asked for again by itself; false: not. A page nobody looks at does not ask. */
  again?: (reply: ReplyOf<N> | undefined) => number | false;
}

/** Reads. The language is part of the question: switching it asks again and shows the old answer meanwhile. */
export function useCall<N extends ReadName>(
  name: N,
  payload: PayloadOf<N>,
  { enabled = true, initialData, fresh = false, again }: CallOptions<N> = {},
): UseQueryResult<ReplyOf<N>, Failure> {
  const language = useLocale();
  return useQuery<ReplyOf<N>, Failure>({
    queryKey: [name, payload, language],
    queryFn: ({ signal }) => takeAhead(name, payload) ?? send(name, payload, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    ...(fresh && { staleTime: 0, gcTime: 0, refetchOnWindowFocus: 'always' as const }),
    ...(again && { refetchInterval: (query) => again(query.state.data) }),
    ...(initialData !== undefined && { initialData: initialData as never, initialDataUpdatedAt: 0 }),
  });
}

export interface SubmitOptions {
  /** Says true when the screen shows the failure itself; otherwise it becomes a dialog. */
  handles?: (failure: Failure) => boolean;
}

/** Writes. Sends one Idempotency-Key per submit, and the same one again if nobody knows how the last one ended. */
export function useSubmit<N extends WriteName>(
  name: N,
  { handles }: SubmitOptions = {},
): UseMutationResult<ReplyOf<N>, Failure, PayloadOf<N>> {
  const client = useQueryClient();
  const unsettled = useRef<{ body: string; key: string } | null>(null);
  return useMutation<ReplyOf<N>, Failure, PayloadOf<N>>({
    mutationFn: async (payload) => {
      const body = JSON.stringify(payload);
      const key = unsettled.current?.body === body ? unsettled.current.key : newKey();
      unsettled.current = { body, key };
      try {
        const reply = await send(name, payload, { idempotencyKey: key });
        unsettled.current = null;
        return reply;
      } catch (error) {
        const failure = asFailure(error);
        if (!isOutcomeUnknown(failure)) unsettled.current = null;
        throw failure;
      }
    },
    meta: { handles },
    onSuccess: () => Promise.all(stale[name].map((read) => client.invalidateQueries({ queryKey: [read] }))),
  });
}
