import { useMemo } from 'react';
import { usePathname, useSearchTexts } from './location.ts';
import { addressNow, go } from './navigation.ts';
import { withSearch, type AppPath } from './paths.ts';

/** How one value stands in the address; `write` says undefined for the value that needs no writing. */
export interface AddressKey<T> {
  read: (text: string | undefined) => T;
  write: (value: T) => string | undefined;
}

/** One of some values; whatever else stands in the address counts as the first of them. */
export function oneOf<const T extends string | number>(values: readonly [T, ...T[]]): AddressKey<T> {
  const [usual] = values;
  return {
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? undefined : String(value)),
  };
}

/** Some of some values, in their own order. */
export function someOf<const T extends string>(values: readonly T[]): AddressKey<readonly T[]> {
  return {
    read: (text) => values.filter((value) => text?.split(',').includes(value)),
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(',') || undefined,
  };
}

/** A typed text, such as a search. */
export const text: AddressKey<string> = {
  read: (value = '') => value,
  write: (value) => value.trim() || undefined,
};

/** A page number: 1 and more. */
export const pageNumber: AddressKey<number> = {
  read: (value = '') => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1),
  write: (value) => (value > 1 ? String(value) : undefined),
};

/** A key for each value of a state. */
export type AddressKeys<S> = { readonly [N in keyof S]: AddressKey<S[N]> };

type Search = Readonly<Record<string, string>>;

export function readState<S extends object>(keys: AddressKeys<S>, search: Search): S {
  const names = Object.keys(keys) as (keyof S & string)[];
  return Object.fromEntries(names.map((name) => [name, keys[name].read(search[name])])) as S;
}

/** The search of an address after a change; foreign keys stay in it. */
export function changedSearch<S extends object>(
  keys: AddressKeys<S>,
  search: Search,
  change: Partial<NoInfer<S>>,
): Record<string, string | undefined> {
  const names = (Object.keys(keys) as (keyof S & string)[]).filter((name) => name in change);
  const written = names.map((name) => [name, keys[name].write(change[name] as S[typeof name])]);
  return { ...search, ...Object.fromEntries(written) };
}

/**
 * The state of a list (tab, filters, page, sort) as the address has it: it can be linked to, is there after a reload, and
 * "back" undoes it. `keys` stands outside the component.
 */
export function useAddressState<S extends object>(keys: AddressKeys<S>) {
  const pathname = usePathname();
  const search = useSearchTexts();
  return useMemo(
    () => ({
      state: readState(keys, search),
      /** For links, such as tabs. */
      pathWith: (change: Partial<S>): AppPath => withSearch(pathname, changedSearch(keys, search, change)),
      /** A step that "back" undoes; `replace` for what changes with every key pressed. */
      change: (change: Partial<S>, { replace = false } = {}): void => {
        // The address and not the drawn state: two changes in a row must both be in it.
        const now = addressNow();
        go(withSearch(now.pathname, changedSearch(keys, now.search, change)), { replace, keepScroll: true });
      },
    }),
    [keys, pathname, search],
  );
}
