import { useMatches, useParams, useSearch } from '@tanstack/react-router';
import { matchOf, withoutBase } from './paths.ts';
import type { RoutePath } from './route-table.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The path of the route table that a page is drawn at. */
    path?: string;
  }
}

/** An address of the portal with its entry in the route table. */
export interface Place {
  /** Without the base. */
  pathname: string;
  params: Readonly<Record<string, string>>;
  /** Text, never guessed to be numbers or JSON. */
  search: Readonly<Record<string, string>>;
  route: RoutePath;
}

/** The place that an address names; an address that is in no table is the page that says so. */
export function placeAt(address: { pathname: string; search: string }): Place {
  const pathname = withoutBase(address.pathname);
  return { route: '/web/404', params: {}, ...matchOf(pathname), pathname, search: searchOf(address) };
}

export const searchOf = ({ search }: { search: string }): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** A parameter of the path, such as `cp` in `/login/$cp`. */
export const useParam = (name: string): string | undefined =>
  useParams({ strict: false, select: (params: Record<string, string | undefined>) => params[name] });

/** The search of the page that is drawn. */
export const useSearchTexts = (): Readonly<Record<string, string>> =>
  useSearch({ strict: false, select: (search: Record<string, string>) => search });

/** A value of the address's search. */
export const useSearchText = (name: string): string | undefined =>
  useSearch({ strict: false, select: (search: Record<string, string | undefined>) => search[name] });

/** The path of the page that is drawn; it differs from the address bar while the next page is on its way. */
export const usePathname = (): string => useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });

/** The entry of the route table that is drawn. */
export const useRoutePath = (): string | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.path });
