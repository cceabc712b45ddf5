import type { Portal } from './ctx.ts';
import type { MaybePromise } from './maybe-promise.ts';

/** How long an answer may be kept while nothing at all is written to a database that only we can reach. */
const QUIET_MS = 10_000;

/**
 * Remembers answers for a moment, so that many who ask the same cost one query. Per process and by the machine's own
 * clock: what must be exact is never read through it.
 */
export interface Fresh<K, V> {
  /** The remembered answer, or the one `load` gives now, told what it was before. A failure is not remembered. */
  get(portal: Portal, key: K, load: (before: V | undefined) => Promise<V>): MaybePromise<V>;
  forget(portal: Portal): void;
}

interface Kept<V> {
  value: MaybePromise<V>;
  at: number;
  /** How much had been written by then, where that can be known. */
  changes: number | undefined;
}

export function freshFor<K, V>(ms: number, most = 50_000): Fresh<K, V> {
  const portals = new WeakMap<Portal, Map<K, Kept<V>>>();
  const keptBy = (portal: Portal): Map<K, Kept<V>> => {
    const known = portals.get(portal);
    if (known) return known;
    const kept = new Map<K, Kept<V>>();
    portals.set(portal, kept);
    return kept;
  };
  return {
    get: (portal, key, load) => {
      const kept = keptBy(portal);
      const known = kept.get(key);
      const now = Date.now();
      const changes = portal.database.changes();
      const isUnchanged = changes !== undefined && known?.changes === changes;
      if (known && now - known.at < (isUnchanged ? QUIET_MS : ms)) return known.value;
      if (kept.size >= most) kept.clear();
      const loading = load(known?.value instanceof Promise ? undefined : known?.value);
      const next: Kept<V> = { value: loading, at: now, changes };
      kept.set(key, next);
      loading.then(
        (value) => (next.value = value),
        () => kept.delete(key),
      );
      return loading;
    },
    forget: (portal) => keptBy(portal).clear(),
  };
}

/** Changes every second: for what may be about a second old. */
export const currentSecond = (): number => Math.floor(Date.now() / 1000);
