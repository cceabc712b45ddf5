import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { asFailure } from '../../api/exchange.ts';
import { isFailure, isOutcomeUnknown, type Failure } from '../../api/failure.ts';
import { reactionTo, SESSION_ENDED } from '../../api/faults.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { operatorSession } from '../session.ts';
import { endSession } from './end-session.ts';

const endsSession = (error: unknown): boolean => isFailure(error) && error.code === SESSION_ENDED;

/** What the console does about a failure that no screen has dealt with. */
async function report(error: unknown): Promise<void> {
  const reaction = reactionTo(asFailure(error), locale());
  if (reaction.kind === 'nothing') return;
  if (reaction.kind === 'expired') return endSession('expired');
  const words = textsIn(appText, locale());
  const close = { value: 'ok', label: words.ok, tone: 'primary' } as const;
  await dialogs.ask({ title: words.noticeTitle, text: reaction.text, actions: [close] });
}

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
      networkMode: 'always',
      // Lists change under many hands: what is looked at again is asked for again.
      staleTime: 2_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && isFailure(error) && isOutcomeUnknown(error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Nothing that one operator has read may be there for the next. */
let token = operatorSession.get()?.token;
operatorSession.subscribe(() => {
  const now = operatorSession.get()?.token;
  if (now !== token) client.clear();
  token = now;
});
