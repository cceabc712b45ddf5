import { matchOf, withoutBase } from './paths.ts';
import type { RoutePath } from './routes.ts';
import { createStore, useStore } from './store.ts';

/** A place in the portal, as the address says it. */
export interface Place {
  route: RoutePath;
  /** Without the base. */
  pathname: string;
  params: Readonly<Record<string, string>>;
  /** Text, never guessed to be numbers or JSON. */
  search: Readonly<Record<string, string>>;
}

/** What the address bar says; an address that is in no table is the page that says so. */
export function placeAt(address: { pathname: string; search: string }): Place {
  const pathname = withoutBase(address.pathname);
  const search = Object.fromEntries(new URLSearchParams(address.search));
  return { route: '/web/404', params: {}, ...matchOf(pathname), pathname, search };
}

export interface DrawnPlace extends Place {
  /** Called when it is on the screen: puts the scroll where it belongs. */
  settle: () => void;
}

/** The place that is drawn. It differs from the address while the next page is on its way. */
export const drawn = createStore<DrawnPlace>({ ...placeAt({ pathname: '', search: '' }), settle: () => undefined });

/** A parameter of the path, such as `cp` in `/login/$cp`. */
export const useParam = (name: string): string | undefined => useStore(drawn, ({ params }) => params[name]);

/** A value of the address's search. */
export const useSearchText = (name: string): string | undefined => useStore(drawn, ({ search }) => search[name]);
