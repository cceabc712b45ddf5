import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { Boundary } from './Boundary.tsx';
import { visited } from './face.ts';
import { lazyPart, type LazyPart } from './lazy.ts';
import { drawn, placeAt, type Place } from './location.ts';
import { loginPath } from './login-path.ts';
import { followAddress, go, here } from './navigation.ts';
import { PageFailure } from './PageFailure.tsx';
import { pathTo, type AppPath } from './paths.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { routeEntry, routes, type RoutePath } from './routes.ts';
import { session } from './session.ts';
import { FeedbackHosts } from './shell/hosts.tsx';
import type { Shell as ShellType } from './shell/Shell.tsx';
import { useStore } from './store.ts';
import { showTheme } from './theme.ts';

const Shell = lazyPart<Parameters<typeof ShellType>[0]>(() => import('./shell/Shell.tsx').then((m) => m.Shell));

const paths = Object.keys(routes) as RoutePath[];
const pages = Object.fromEntries(paths.map((path) => [path, pageWithFrame(path)])) as Record<RoutePath, LazyPart>;

/** The frame arrives together with the page: the login page does not wait for a header it does not have. */
function pageWithFrame(path: RoutePath): LazyPart {
  const { page, chrome } = routeEntry(path);
  return lazyPart(chrome === 'bare' ? page : () => Promise.all([page(), Shell.preload()]).then(([part]) => part));
}

/** Somebody who arrives on the login or the home page gets it with the program instead of after it. */
export const comesAlong = (page: ComponentType, ...at: RoutePath[]): void =>
  at.forEach((path) => pages[path].put(page));
export const frameComesAlong = Shell.put;

/** The components of the design system on one page, for those who work on them; not part of a build. */
const Gallery = import.meta.env.DEV
  ? lazyPart(() => import('../gallery/GalleryPage.tsx').then((module) => module.GalleryPage))
  : undefined;
const isGallery = ({ pathname }: Place): boolean => pathname === '/gallery';

/** The root leads home. Without a session a page that needs one leads to the company's login, and back after it (§2). */
function detour({ pathname, route }: Place): AppPath | undefined {
  if (pathname === '/') return pathTo('/web/home');
  if (routes[route].access === 'public' || session.get().identity) return undefined;
  return loginPath(visited.get().face ?? session.get().lastCompany, here());
}

let arrivals = 0;

/** Draws what the address says, once its page is there: what was drawn before stays so long. The last wish counts. */
async function arrive(settle: () => void): Promise<boolean> {
  arrivals += 1;
  const arrival = arrivals;
  const place = placeAt(location);
  const elsewhere = detour(place);
  if (elsewhere) {
    go(elsewhere, { replace: true });
    return false;
  }
  await (Gallery && isGallery(place) ? Gallery : pages[place.route]).preload();
  if (arrival !== arrivals) return false;
  showTheme();
  drawn.set({ ...place, settle });
  return true;
}

/** Resolves when there is a first page to draw. */
export const startRouter = (): Promise<void> =>
  new Promise((resolve) => {
    followAddress((settle) => void arrive(settle).then((isDrawn) => isDrawn && resolve()));
  });

const failure = (error: unknown) => <PageFailure error={error} />;
const framedFailure = (error: unknown) => <PageFailure error={error} framed />;

export function Portal() {
  const place = useStore(drawn, (value) => value);
  useLayoutEffect(() => place.settle(), [place]);
  const { route, pathname } = place;
  const { chrome, bottomBar = false } = routeEntry(route);
  if (Gallery && isGallery(place)) return <Gallery />;
  const isBare = chrome === 'bare';
  const Page = pages[route];
  const page = (
    <Boundary attempt={pathname} instead={isBare ? failure : framedFailure}>
      <Page />
    </Boundary>
  );
  return (
    <Boundary attempt={pathname} instead={failure}>
      <Suspense fallback={null}>{isBare ? page : <Shell route={route}>{page}</Shell>}</Suspense>
      <RouteFocus route={route} place={pathname} />
      {/* Inner pages may have a bar with their main button. */}
      <FeedbackHosts aboveBar={bottomBar || chrome === 'inner'} />
    </Boundary>
  );
}
