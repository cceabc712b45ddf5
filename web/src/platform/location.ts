import { matchOf, withoutBase } from './paths.ts';
import type { RoutePath } from './route-table.ts';
import { createStore, useStore } from './store.ts';

/** What an address says, whichever table of routes it belongs to. */
export interface Address {
  /** Without the base. */
  pathname: string;
  params: Readonly<Record<string, string>>;
  /** Text, never guessed to be numbers or JSON. */
  search: Readonly<Record<string, string>>;
}

/** An address of the portal with its entry in the route table. */
export interface Place extends Address {
  route: RoutePath;
}

/** What the address bar says; an address that is in no table is the page that says so. */
export function placeAt(address: { pathname: string; search: string }): Place {
  const pathname = withoutBase(address.pathname);
  return { route: '/web/404', params: {}, ...matchOf(pathname), pathname, search: searchOf(address) };
}

export const searchOf = ({ search }: { search: string }): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export interface DrawnAddress extends Address {
  /** Called when it is on the screen: puts the scroll where it belongs. */
  settle: () => void;
}

/** The address that is drawn. It differs from the address bar while the next page is on its way. */
export const drawn = createStore<DrawnAddress>({ pathname: '', params: {}, search: {}, settle: () => undefined });

/** The page that is on its way, where its file takes so long that it is told. */
export const coming = createStore<{ route: RoutePath | null }>({ route: null });

/** A parameter of the path, such as `cp` in `/login/$cp`. */
export const useParam = (name: string): string | undefined => useStore(drawn, ({ params }) => params[name]);

/** A value of the address's search. */
export const useSearchText = (name: string): string | undefined => useStore(drawn, ({ search }) => search[name]);
