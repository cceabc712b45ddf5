import { useSyncExternalStore } from 'react';

/** A value that components can watch. Everything in it is replaced, never changed in place. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  update(patch: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    update: (patch) => set({ ...value, ...patch }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `select` must return something already in the value, or the component would never stop rendering. */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S {
  const selected = () => select(store.get());
  // the last is for markup without a page, as tests make it
  return useSyncExternalStore(store.subscribe, selected, selected);
}
