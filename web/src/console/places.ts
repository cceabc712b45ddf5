import { hrefOf, withoutBase, withSearch, type AppPath } from '../platform/paths.ts';
import { firstPage, matchOf, opsPathTo } from './routes.ts';
import type { Operator } from './session.ts';

/** Where the operator is now, as something to come back to. */
export const here = (): string => withoutBase(location.pathname) + location.search;

/** The sign-in, which leads back to where it was asked for. */
export const signInPath = (back?: string): AppPath =>
  opsPathTo('/ops/sign-in', undefined, { back: back && knownPath(back) ? back : undefined });

/** A path of the console that an address bar handed us; anything else is none. */
function knownPath(value: string): AppPath | undefined {
  if (!value.startsWith('/ops/')) return undefined;
  const [pathname = '', query = ''] = value.split('?');
  const found = matchOf(pathname);
  if (!found || found.route === '/ops/sign-in' || found.route === '/ops/404') return undefined;
  return withSearch(pathname, Object.fromEntries(new URLSearchParams(query)));
}

export const afterSignIn = (back: string | undefined, { role }: Operator): AppPath =>
  (back && knownPath(back)) || firstPage(role);

/** The whole address of a page, to be handed on. */
export const wholeAddress = (path: AppPath): string => location.origin + hrefOf(path);
