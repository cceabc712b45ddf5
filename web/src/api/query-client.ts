import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFailure, isOutcomeUnknown, type Failure } from './failure.ts';
import { SESSION_ENDED } from './faults.ts';

export interface QueryClientOptions {
  /** How long a reply counts as fresh. */
  staleMs: number;
  /** The answer to a failure that no screen has dealt with. */
  report: (error: unknown) => Promise<void>;
  /** Whose replies they are. */
  tokens: { get(): string | undefined; subscribe(listener: () => void): () => void };
}

const endsSession = (error: unknown): boolean => isFailure(error) && error.code === SESSION_ENDED;
/** Until the survey is answered every page is refused alike. */
const waitsForSurvey = (error: unknown): boolean => isFailure(error) && error.detail?.next === 'fillSurvey';

/** The cache of replies: emptied when the session begins, ends or changes, in this tab or another. */
export function createQueryClient({ staleMs, report, tokens }: QueryClientOptions): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Reads show their own failures where they stand; only an ended session and the survey concern the whole page.
      onError: (error) => {
        if (endsSession(error) || waitsForSurvey(error)) void report(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const handles = mutation.meta?.handles as ((failure: Failure) => boolean) | undefined;
        if (endsSession(error) || waitsForSurvey(error) || !isFailure(error) || !handles?.(error)) void report(error);
      },
    }),
    defaultOptions: {
      queries: {
        // `always`: being offline is a failure to show, not a reason to wait without a word.
        networkMode: 'always',
        staleTime: staleMs,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && isFailure(error) && isOutcomeUnknown(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
  let token = tokens.get();
  tokens.subscribe(() => {
    const now = tokens.get();
    if (now !== token) client.clear();
    token = now;
  });
  return client;
}
