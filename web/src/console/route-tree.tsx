import {
  createRootRoute,
  createRoute,
  redirect,
  type AnyRoute,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { PageFailure } from '../parts/page/PageFailure.tsx';
import { addressNow } from '../platform/navigation.ts';
import { hrefOf, type AppPath } from '../platform/paths.ts';
import { Framed, Root } from './frame/Root.tsx';
import { NotFound } from './frame/refusals.tsx';
import { PAGES } from './pages.ts';
import { here, signInPath } from './places.ts';
import { firstPage, matchOf } from './routes.ts';
import { operatorSession } from './session.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';

/** Without a session there is the sign-in and nothing else; with one the root leads to the first page of the role. */
function detour(): AppPath | undefined {
  const operator = operatorSession.get();
  const { pathname } = addressNow();
  const isSignIn = matchOf(pathname)?.route === '/ops/sign-in';
  if (!operator) return isSignIn ? undefined : signInPath(here());
  return isSignIn || /^\/ops\/?$/.test(pathname) ? firstPage(operator.role) : undefined;
}

const failure = ({ error }: ErrorComponentProps) => <PageFailure error={error} />;
const framedFailure = ({ error }: ErrorComponentProps) => <PageFailure error={error} framed />;

const root = createRootRoute({
  component: Root,
  errorComponent: failure,
  beforeLoad({ preload }) {
    const path = preload ? undefined : detour();
    if (path) throw redirect({ href: hrefOf(path), replace: true });
  },
});
const framed: AnyRoute = createRoute({ getParentRoute: () => root, id: 'framed', component: Framed });

type PagePath = keyof typeof PAGES;
const paths = Object.keys(PAGES) as PagePath[];
/** The list that a pane is open beside: the list is the page of both, so that it stays as it is. */
const listOf = (path: PagePath): PagePath | undefined =>
  paths.find((other) => path.startsWith(`${other}/`) && PAGES[other] === PAGES[path]);

const lists = paths
  .filter((path) => !listOf(path))
  .map((path) => {
    const list: AnyRoute = createRoute({
      getParentRoute: () => framed,
      path,
      component: PAGES[path],
      errorComponent: framedFailure,
      staticData: { path },
    }) as AnyRoute;
    const panes = paths
      .filter((other) => listOf(other) === path)
      .map((pane) =>
        createRoute({ getParentRoute: () => list, path: pane.slice(path.length), staticData: { path: pane } }),
      );
    return list.addChildren(panes);
  });

export const routeTree: AnyRoute = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/ops/sign-in',
    component: SignInPage,
    staticData: { path: '/ops/sign-in' },
  }),
  framed.addChildren([
    ...lists,
    createRoute({
      getParentRoute: () => framed,
      path: '$',
      component: NotFound,
      staticData: { path: '/ops/404' },
    }) as AnyRoute,
  ]),
]);
