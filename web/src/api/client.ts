import { session } from '../platform/session.ts';
import { report } from './account.ts';
import { createQueryClient } from './query-client.ts';

/** It comes with the pages behind the login: before it there is nothing to keep. */
export const client = createQueryClient({
  staleMs: 30_000,
  report,
  tokens: { get: () => session.get().identity?.session, subscribe: session.subscribe },
});
