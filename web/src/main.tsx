import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/app.css';
import { isFailure, isOutcomeUnknown, type Failure } from './api/failure.ts';
import { SESSION_ENDED } from './api/faults.ts';
import { followSession, report } from './app/account.ts';
import { readInjectedFace, visited } from './app/face.ts';
import { locale } from './app/locale.ts';
import { router } from './app/router.tsx';
import { followOtherTabs, session } from './app/session.ts';
import { showTheme } from './app/theme.ts';

const client = new QueryClient({
  queryCache: new QueryCache({
    // Reads show their own failures where they stand; only an ended session concerns the whole page.
    onError: (error) => {
      if (isFailure(error) && error.code === SESSION_ENDED) void report(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const handles = mutation.meta?.handles as ((failure: Failure) => boolean) | undefined;
      if (!(isFailure(error) && error.code !== SESSION_ENDED && handles?.(error))) void report(error);
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

visited.set({ face: readInjectedFace() });
showTheme();
session.subscribe(showTheme);
visited.subscribe(showTheme);

const showLanguage = () => {
  document.documentElement.lang = locale() === 'en-us' ? 'en' : 'zh-CN';
};
showLanguage();
session.subscribe(showLanguage);
visited.subscribe(showLanguage);

followOtherTabs(() => void router.invalidate());
followSession(client);

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
// The page's own chunk is on its way before React starts; what was in #root stays until there is something to draw.
await router.load();
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
