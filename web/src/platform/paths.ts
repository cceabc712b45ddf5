import { httpsUrl } from '#contract/rules/outside';
import { routes, type RoutePath } from './route-table.ts';

/** Everything is served under this path. */
export const BASE = '/v2';

/** A path of the route table with its parameters filled in, without the base. Only `pathTo` and its kin make one. */
export type AppPath = string & { readonly made: 'AppPath' };

/** The names of the parameters in a path of a route table. */
export type ParamNames<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;
type Params<P extends string> = [ParamNames<P>] extends [never] ? undefined : Record<ParamNames<P>, string>;
type Search = Record<string, string | undefined>;
type Rest<P extends string> =
  Params<P> extends undefined ? [params?: undefined, search?: Search] : [Params<P>, Search?];

/** The same page with another search; `pathname` is one that is or was drawn. Absent values are not written. */
export function withSearch(pathname: string, search: Search): AppPath {
  const query = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return (query ? `${pathname}?${query}` : pathname) as AppPath;
}

export const hrefOf = (path: AppPath): string => BASE + path;

/** The part of one table of routes that is linked to and found by its addresses; the console has a table of its own. */
export function pathsOf<Path extends string>(paths: readonly Path[]) {
  const patterns = paths.map((path) => ({
    path,
    // a parameter never swallows a slash; paths match in any case
    expression: new RegExp(`^${path.replace(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  }));
  return {
    /** `pathTo('/login/$cp', { cp })`: an unknown path or a missing parameter does not compile. */
    pathTo<P extends Path>(path: P, ...[params, search]: Rest<P>): AppPath {
      const filled = path.replace(/\$(\w+)/g, (_, name: string) =>
        encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
      );
      return withSearch(filled, search ?? {});
    },
    /** The entry of the table that a pathname (without the base) belongs to, and the values of its parameters. */
    matchOf(pathname: string): { route: Path; params: Record<string, string> } | undefined {
      for (const { path, expression } of patterns) {
        const found = expression.exec(pathname);
        if (!found) continue;
        const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]);
        return { route: path, params: Object.fromEntries(params) as Record<string, string> };
      }
      return undefined;
    },
  };
}

export const { pathTo, matchOf } = pathsOf(Object.keys(routes) as RoutePath[]);

/** Which entry of the route table a pathname (without the base) belongs to. */
export const routeOf = (pathname: string): RoutePath | undefined => matchOf(pathname)?.route;

/** A typed percent sign that encodes nothing stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const withoutBase = (pathname: string): string =>
  pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname;

/**
 * A path handed to us (an address bar, a menu of the server), as a path of the portal, or undefined. Only a path on
 * this origin and in the route table passes: browsers read `//host`, `/\host` and control characters as ways to leave.
 */
export function appPath(value: unknown, origin = 'http://portal.invalid'): AppPath | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || hasControlCharacter(value)) return undefined;
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin) return undefined;
  const pathname = withoutBase(url.pathname);
  if (pathname.startsWith('//') || !routeOf(pathname)) return undefined;
  return (pathname + url.search + url.hash) as AppPath;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20 || character === '\x7f');
}

/** Where a person wanted to go before logging in. Login pages are no target: they would lead in a circle. */
export function redirectTarget(value: unknown): AppPath {
  const path = appPath(value);
  const route = path && routeOf(new URL(path, 'http://portal.invalid').pathname);
  return path && route && routes[route].access !== 'public' ? path : pathTo('/web/home');
}

/** Where a link of the server's leads: a screen of ours, a page outside, or a screen that is yet to come. */
export type Destination = { kind: 'inside'; path: AppPath } | { kind: 'outside'; url: string } | { kind: 'nowhere' };

export function destinationOf(url: string): Destination {
  if (!url.trim()) return { kind: 'nowhere' };
  const outside = httpsUrl(url);
  if (outside) return { kind: 'outside', url: outside.href };
  return { kind: 'inside', path: appPath(url) ?? pathTo('/web/wait') };
}

/** A screen by its path, or "coming soon" until the screen is in the table. */
export const screen = (path: `/${string}`): AppPath => appPath(path) ?? pathTo('/web/wait');
