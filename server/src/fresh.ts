import type { Portal } from './ctx.ts';

/**
 * Remembers answers for a moment, so that many who ask the same cost one query. Per process and by the machine's own
 * clock: what must be exact is never read through it.
 */
export interface Fresh<K, V> {
  /** The remembered answer, or the one `load` gives now, told what it was before. A failure is not remembered. */
  get(portal: Portal, key: K, load: (before: V | undefined) => Promise<V>): Promise<V>;
  forget(portal: Portal): void;
}

interface Kept<V> {
  value: Promise<V>;
  until: number;
  /** Once it is there. */
  known?: V;
}

export function freshFor<K, V>(ms: number, most = 50_000): Fresh<K, V> {
  const portals = new WeakMap<Portal, Map<K, Kept<V>>>();
  const keptBy = (portal: Portal) => {
    const kept = portals.get(portal) ?? new Map<K, Kept<V>>();
    portals.set(portal, kept);
    return kept;
  };
  return {
    get: (portal, key, load) => {
      const kept = keptBy(portal);
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.value;
      if (kept.size >= most) kept.clear();
      const next: Kept<V> = { value: load(known?.known), until: Date.now() + ms };
      kept.set(key, next);
      next.value.then(
        (value) => (next.known = value),
        () => kept.delete(key),
      );
      return next.value;
    },
    forget: (portal) => keptBy(portal).clear(),
  };
}

/** Changes every second: part of the key of replies that may be a second old. */
export const currentSecond = (): number => Math.floor(Date.now() / 1000);
