import { createBrowserHistory, createRouter, type AnyRoute, type AnyRouter } from '@tanstack/react-router';
import { historyUnderSheets } from './layers.ts';
import { searchOf } from './location.ts';
import { appPath, BASE, hrefOf, pathTo, withoutBase, withSearch, type AppPath } from './paths.ts';

let router: AnyRouter | undefined;
let byHistory = false;
let moved = false;

/**
 * Makes the router of an entry from its route tree and loads the first page; links, dialogs and failures move it by `go`.
 */
export async function startRouter(routeTree: AnyRoute): Promise<AnyRouter> {
  const history = historyUnderSheets(createBrowserHistory);
  const made = createRouter({
    routeTree,
    history,
    basepath: BASE,
    // text, never guessed to be numbers or JSON
    parseSearch: (search) => searchOf({ search }),
    stringifySearch: (search) => withSearch('', search as Record<string, string | undefined>),
    scrollRestoration: true,
    // a page that was only pointed at asks for its answers when it is opened
    defaultPreloadStaleTime: 0,
  });
  router = made;
  // The router follows a redirect of the first page by itself only while nothing else listens to its history.
  await made.load();
  history.subscribe(({ action: { type } }) => {
    byHistory = type !== 'PUSH' && type !== 'REPLACE';
    moved = true;
  });
  return made;
}

/** True while the last move was "back" or "forward" of the browser. */
export const cameBack = (): boolean => byHistory;

/** False on the page one arrived on: its focus is where the browser puts it. */
export const hasMoved = (): boolean => moved;

/** Looks at the address again: what it leads to may have changed. */
export const lookAgain = (): void => void router?.invalidate();

/** Fetches the page that a link leads to before it is pressed. */
export const preloadPage = (path: AppPath): void => void router?.preloadRoute({ href: hrefOf(path) } as never);

export interface Move {
  replace?: boolean;
  /** Only the state of the same page changes, so the page stays where it is. */
  keepScroll?: boolean;
  /** The person pressed a link: a page with unsaved input asks first. */
  asks?: boolean;
}

export function go(path: AppPath, { replace = false, keepScroll = false, asks = false }: Move = {}): void {
  const href = hrefOf(path);
  if (!keepScroll && href === location.pathname + location.search + location.hash) scrollTo(0, 0);
  void router?.navigate({ href, replace, resetScroll: !keepScroll, ignoreBlocker: !asks });
}

/** The address after the last move, which the address bar shows a moment later. */
export function addressNow(): { pathname: string; search: Record<string, string> } {
  const { pathname, search } = router?.history.location ?? location;
  return { pathname: withoutBase(pathname), search: searchOf({ search }) };
}

/** Where the person is now, as something to come back to. */
export const here = (): AppPath | undefined =>
  appPath(location.pathname.slice(BASE.length) + location.search + location.hash);

/** Steps back if the portal itself was the last page, else to the parent: a link from outside has no way back here. */
export function goBack(parent: AppPath = pathTo('/web/home')): void {
  if (router?.history.canGoBack()) router.history.back();
  else go(parent, { replace: true });
}
