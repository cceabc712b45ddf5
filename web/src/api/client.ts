import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFailure, isOutcomeUnknown, type Failure } from './failure.ts';
import { SESSION_ENDED } from './faults.ts';
import { report } from './account.ts';
import { session } from '../platform/session.ts';

const endsSession = (error: unknown): boolean => isFailure(error) && error.code === SESSION_ENDED;

/** The cache of replies. It comes with the pages behind the login: before it there is nothing to keep. */
export const client = new QueryClient({
  queryCache: new QueryCache({
    // Reads show their own failures where they stand; only an ended session concerns the whole page.
    onError: (error) => {
      if (endsSession(error)) void report(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const handles = mutation.meta?.handles as ((failure: Failure) => boolean) | undefined;
      if (endsSession(error) || !isFailure(error) || !handles?.(error)) void report(error);
    },
  }),
  defaultOptions: {
    queries: {
      // `always`: being offline is a failure to show, not a reason to wait without a word.
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && isFailure(error) && isOutcomeUnknown(error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** A session that began, ended or changed, in this tab or another: nothing of the last one may stay on the screen. */
let token = session.get().identity?.session;
session.subscribe(() => {
  const now = session.get().identity?.session;
  if (now !== token) client.clear();
  token = now;
});
