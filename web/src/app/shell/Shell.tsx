import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { cx } from '../../ui/cx.ts';
import { useIsWide } from '../../ui/layout/wide.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { saveCare } from '../../api/care.ts';
import { client } from '../../api/client.ts';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { lazyPart } from '../../platform/lazy.ts';
import { usePathname, useRoutePath } from '../../platform/location.ts';
import { usePageNameOr } from '../../platform/page-name.ts';
import { pathTo } from '../../platform/paths.ts';
import { routeEntry, type RoutePath } from '../../platform/route-table.ts';
import { useSession } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';
import { ReadAloud } from '../../parts/care/ReadAloud.tsx';
import { ChallengeHost } from '../../parts/challenge/ChallengeHost.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { AppBar, Header } from './Header.tsx';

export const MAIN_ID = 'main';

/** Only operators ever see it. */
const PreviewBar = lazyPart(() => import('./PreviewBar.tsx').then((module) => module.PreviewBar));

/** The frame around every page but the login pages. */
export function Shell() {
  const route = (useRoutePath() as RoutePath | undefined) ?? '/web/404';
  const place = usePathname();
  const words = useText(appText);
  const language = useLocale();
  // a choice the server could not be told of from the login page, or without a network
  useEffect(saveCare, [place]);
  const isWide = useIsWide();
  const isPreview = useSession(({ look }) => look !== null);
  const { chrome, title, bottomBar, parent = '/web/home' } = routeEntry(route);
  const name = usePageNameOr(titleIn(title, language));
  return (
    <QueryClientProvider client={client}>
      <div className={cx('flex min-h-dvh flex-col', isPreview && 'previewed')}>
        <SkipLink targetId={MAIN_ID}>{words.skip}</SkipLink>
        {isPreview && (
          <Suspense fallback={null}>
            <PreviewBar />
          </Suspense>
        )}
        {(chrome === 'home' || isWide) && <Header />}
        {chrome === 'inner' && <AppBar title={name} parent={pathTo(parent)} />}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cx(
            // the footer begins below the fold: nothing that loads above it pushes it out of sight
            'flex-1 md:min-h-[calc(100dvh-var(--hdr))] md:pb-16',
            bottomBar ? 'pb-[calc(var(--tab)+var(--safe)+16px)]' : 'pb-[calc(var(--safe)+16px)]',
          )}
        >
          <div className="wrap pt-3 empty:hidden md:pt-4">
            <ReadAloud place={place} />
          </div>
          <Outlet />
        </main>
        <Footer />
        {bottomBar && <BottomBar route={route} />}
        <ChallengeHost />
      </div>
    </QueryClientProvider>
  );
}
