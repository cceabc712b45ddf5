import {
  createRootRoute,
  createRoute,
  type AnyRoute,
  type ErrorComponentProps,
  type RouteComponent,
} from '@tanstack/react-router';
import { LoginPage } from '../features/identity/login/LoginPage.tsx';
import { PageFailure } from '../parts/page/PageFailure.tsx';
import { lazyPart } from '../platform/lazy.ts';
import { hasMoved } from '../platform/navigation.ts';
import { routes, type RoutePath } from '../platform/route-table.ts';
import { PLACEHOLDER_AFTER_MS } from '../ui/overlay/delayed-loading.ts';
import { guard } from './guard.ts';
import { Root } from './Root.tsx';
import { routePages, type RoutePage } from './routes.ts';

const failure = ({ error }: ErrorComponentProps) => <PageFailure error={error} />;
const framedFailure = ({ error }: ErrorComponentProps) => <PageFailure error={error} framed />;

const root = createRootRoute({
  component: Root,
  errorComponent: failure,
  // a link that is only pointed at leads nowhere yet
  beforeLoad: ({ location, preload }) => (preload ? undefined : guard(location)),
});

/** Around all pages but those that draw their own frame; it comes together with the page. */
const framed: AnyRoute = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: lazyPart(() => import('./shell/Shell.tsx').then((module) => module.Shell)),
  errorComponent: failure,
});

/** Every person who arrives may have to sign in first: the login page is part of the program. */
const AT_ONCE: Partial<Record<RoutePath, RouteComponent>> = {
  '/login': LoginPage,
  '/login/$cp': LoginPage,
  '/$cp/login': LoginPage,
};

const layouts = new Map<RoutePage['layout'], AnyRoute>();
/** One route for each layout: what it shows stays while the pages inside it change. */
function layoutOf(layout: RoutePage['layout']): AnyRoute {
  if (!layout) return framed;
  const made =
    layouts.get(layout) ??
    createRoute({ getParentRoute: () => framed, id: `layout${layouts.size}`, component: lazyPart(layout) });
  layouts.set(layout, made);
  return made;
}

/** A page one comes back to is scrolled to its old place as it is drawn: with its answers, or it is too short for that. */
const RETURN_DRAWN_AFTER_MS = 3_000;

function mostWait(): number {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival && arrival.type !== 'navigate' ? RETURN_DRAWN_AFTER_MS : PLACEHOLDER_AFTER_MS;
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A page's data is asked for while its file is on its way. The first page is drawn with its answers, unless they take
 * long; any later one is drawn at once.
 */
async function load(loader: RoutePage['loader']): Promise<void> {
  const asking = loader?.().then((ask) => ask());
  // a file that does not arrive is told by the page, whose own is missing then too
  const settled = asking?.catch(() => undefined);
  if (!hasMoved()) await Promise.race([settled, passed(mostWait())]);
}

function pageRoute(path: RoutePath, at: string = path): AnyRoute {
  const { page, layout, loader } = routePages[path];
  const isBare = routes[path].chrome === 'bare';
  const parent = isBare ? root : layoutOf(layout);
  return createRoute({
    getParentRoute: () => parent,
    path: at,
    component: AT_ONCE[path] ?? lazyPart(page),
    errorComponent: isBare ? failure : framedFailure,
    staticData: { path },
    ...(loader && { loader: ({ preload }) => (preload ? undefined : load(loader)) }),
  }) as AnyRoute;
}

/** The components of the design system on one page, for those who work on them; not part of a build. */
const gallery = (): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: '/gallery',
    component: lazyPart(() => import('../gallery/GalleryPage.tsx').then((module) => module.GalleryPage)),
    staticData: { path: '/web/wait' },
  }) as AnyRoute;

/** The root itself only leads home; every address that is in no table has the page that says so. */
const pages = [
  ...(Object.keys(routes) as RoutePath[]).map((path) => pageRoute(path)),
  createRoute({ getParentRoute: () => root, path: '/', staticData: { path: '/web/home' } }) as AnyRoute,
  pageRoute('/web/404', '$'),
  ...(import.meta.env.DEV ? [gallery()] : []),
];
const under = (parent: AnyRoute): AnyRoute[] => pages.filter((page) => page.options.getParentRoute() === parent);

for (const layout of layouts.values()) layout.addChildren(under(layout));
framed.addChildren([...under(framed), ...layouts.values()]);
export const routeTree: AnyRoute = root.addChildren([...under(root), framed]);
