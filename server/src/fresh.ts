import type { Portal } from './ctx.ts';

/**
 * Remembers answers for a moment, so that many who ask the same cost one query. Per process and by the machine's own
 * clock: what must be exact is never read through it.
 */
export interface Fresh<K, V> {
  /** The remembered answer, or the one `load` gives now. A failure is not remembered. */
  get(portal: Portal, key: K, load: () => Promise<V>): Promise<V>;
  forget(portal: Portal): void;
}

export function freshFor<K, V>(ms: number, most = 50_000): Fresh<K, V> {
  const portals = new WeakMap<Portal, Map<K, { value: Promise<V>; until: number }>>();
  const keptBy = (portal: Portal) => {
    const kept = portals.get(portal) ?? new Map<K, { value: Promise<V>; until: number }>();
    portals.set(portal, kept);
    return kept;
  };
  return {
    get: (portal, key, load) => {
      const kept = keptBy(portal);
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.value;
      if (kept.size >= most) kept.clear();
      const value = load();
      kept.set(key, { value, until: Date.now() + ms });
      value.catch(() => kept.delete(key));
      return value;
    },
    forget: (portal) => keptBy(portal).clear(),
  };
}
