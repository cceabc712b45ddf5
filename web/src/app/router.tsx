import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useRouterState,
  type AnyRoute,
} from '@tanstack/react-router';
import { lazyPart, type LazyPart } from './lazy.ts';
import { loginPath } from './login-path.ts';
import { moveWith } from './navigation.ts';
import { PageFailure } from './PageFailure.tsx';
import { appPath, BASE, hrefOf, pathTo, routeOf } from './paths.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { routeEntry, routes, type RoutePath } from './routes.ts';
import { session } from './session.ts';
import { FeedbackHosts } from './shell/hosts.tsx';
import type { Shell as ShellType } from './shell/Shell.tsx';
import { showTheme } from './theme.ts';

const Shell = lazyPart<Parameters<typeof ShellType>[0]>(() => import('./shell/Shell.tsx').then((m) => m.Shell));

const paths = Object.keys(routes) as RoutePath[];
const pages = Object.fromEntries(paths.map((path) => [path, pageWithFrame(path)])) as Record<RoutePath, LazyPart>;

/** The frame arrives together with the page: the login page does not wait for a header it does not have. */
function pageWithFrame(path: RoutePath): LazyPart {
  const { page, chrome } = routeEntry(path);
  return lazyPart(chrome === 'bare' ? page : () => Promise.all([page(), Shell.preload()]).then(([part]) => part));
}

function Root() {
  // By the match that is drawn, not by the address: the two differ while the next page is on its way.
  const place = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '' });
  const route = routeOf(place.slice(BASE.length)) ?? routeOf(place) ?? '/web/404';
  const { chrome, bottomBar = false } = routeEntry(route);
  return (
    <>
      {chrome === 'bare' || (import.meta.env.DEV && place === GALLERY) ? (
        <Outlet />
      ) : (
        <Shell route={route}>
          <Outlet />
        </Shell>
      )}
      <RouteFocus route={route} place={place} />
      {/* Inner pages may have a bar with their main button. */}
      <FeedbackHosts aboveBar={bottomBar || chrome === 'inner'} />
    </>
  );
}

const root = createRootRoute({ component: Root, errorComponent: PageFailure, notFoundComponent: pages['/web/404'] });

/** A page that needs a session leads to the company's login page without one, and back afterwards (§2). */
function guard(path: RoutePath, href: string): void {
  if (routes[path].access === 'public' || session.get().identity) return;
  throw redirect({ href: hrefOf(loginPath(session.get().lastCompany, appPath(href))), replace: true });
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: hrefOf(pathTo('/web/home')), replace: true });
  },
});

const children: AnyRoute[] = paths.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: pages[path],
    errorComponent: ({ error }) => <PageFailure error={error} framed={routeEntry(path).chrome !== 'bare'} />,
    beforeLoad: ({ location }) => guard(path, location.href),
  }),
);

/** The components of the design system on one page, for those who work on them; not part of a build. */
const GALLERY = '/gallery';
if (import.meta.env.DEV) {
  const component = lazyPart(() => import('../gallery/GalleryPage.tsx').then((module) => module.GalleryPage));
  children.push(createRoute({ getParentRoute: () => root, path: GALLERY, component }));
}

export const router = createRouter({
  routeTree: root.addChildren([home, ...children]),
  basepath: BASE,
  scrollRestoration: true,
  // The search is what the address says: text, never guessed to be numbers or JSON.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text && `?${text}`;
  },
});

moveWith((href, replace, keepScroll) => void router.navigate({ href, replace, resetScroll: !keepScroll }));
router.subscribe('onResolved', showTheme);
