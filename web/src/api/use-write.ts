import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { asFailure, type SendOptions } from './exchange.ts';
import { isOutcomeUnknown, type Failure } from './failure.ts';
import { newKey } from './idempotency-key.ts';

export interface SubmitOptions {
  /** Says true when the screen shows the failure itself; otherwise it becomes a dialog. */
  handles?: (failure: Failure) => boolean;
}

export interface WriteOptions<P, R> extends SubmitOptions {
  write: (payload: P, options: SendOptions) => Promise<R>;
  /** Names of the reads that it makes old. */
  stale: readonly string[];
}

/** Writes with one Idempotency-Key per submit, and the same one again if the end of the last one is unknown. */
export function useWrite<P extends object, R>({
  write,
  stale,
  handles,
}: WriteOptions<P, R>): UseMutationResult<R, Failure, P> {
  const client = useQueryClient();
  const unsettled = useRef<{ body: string; key: string } | null>(null);
  return useMutation<R, Failure, P>({
    mutationFn: async (payload) => {
      const body = JSON.stringify(payload);
      const key = unsettled.current?.body === body ? unsettled.current.key : newKey();
      unsettled.current = { body, key };
      try {
        const reply = await write(payload, { idempotencyKey: key });
        unsettled.current = null;
        return reply;
      } catch (error) {
        const failure = asFailure(error);
        if (!isOutcomeUnknown(failure)) unsettled.current = null;
        throw failure;
      }
    },
    meta: { handles },
    onSuccess: () => Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] }))),
  });
}
