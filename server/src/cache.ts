import { LRUCache } from 'lru-cache';
import type { Portal } from './ctx.ts';

/** How long an answer may be cached while nothing at all is written to a database that only we can reach. */
const QUIET_MS = 10_000;

/**
 * Caches answers for a moment, so that many who ask the same cost one query. Per process, and aged by a clock that only
 * runs forward, since the machine's may be set: an exact value is never read through it.
 */
export interface Cache<K, V> {
  /** The cached answer, or the one `load` gives now, told what it was before. A failure is not cached. */
  get(portal: Portal, key: K, load: (before: V | undefined) => Promise<V>): Promise<V>;
  clear(portal: Portal): void;
}

interface Cached<V> {
  value: Promise<V>;
  /** The result. */
  answer: V | undefined;
  at: number;
  /** How much had been written by then, where that can be known. */
  changes: number | undefined;
}

/** Of more than `max` answers those that were not asked for longest are dropped. */
export function cacheFor<K extends string | number, V>(ms: number, max: number): Cache<K, V> {
  const portals = new WeakMap<Portal, LRUCache<K, Cached<V>>>();
  const cacheOf = (portal: Portal): LRUCache<K, Cached<V>> => {
    const known = portals.get(portal);
    if (known) return known;
    const cache = new LRUCache<K, Cached<V>>({ max });
    portals.set(portal, cache);
    return cache;
  };
  return {
    get: (portal, key, load) => {
      const cache = cacheOf(portal);
      const known = cache.get(key);
      const now = /* guard: monotonic clock of the cache → Date.now() */ performance.now();
      const changes = portal.database.changes();
      const isUnchanged = changes !== undefined && known?.changes === changes;
      if (known && now - known.at < (isUnchanged ? QUIET_MS : ms)) return known.value;
      const loading = load(known?.answer);
      const next: Cached<V> = { value: loading, answer: undefined, at: now, changes };
      cache.set(key, next);
      loading.then(
        (answer) => (next.answer = answer),
        () => cache.delete(key),
      );
      return loading;
    },
    clear: (portal) => cacheOf(portal).clear(),
  };
}

/** Changes every second: for what may be about a second old. */
export const currentSecond = (): number => Math.floor(performance.now() / 1000);
