import { useEffect, useRef, useState } from 'react';

/** A placeholder appears after 300 ms, and then stays at least 300 ms, so that nothing flickers. */
export const PLACEHOLDER_AFTER_MS = 300;
export const PLACEHOLDER_AT_LEAST_MS = 300;

/** Whether to show the placeholder of something that is loading. */
export function useDelayedLoading(
  loading: boolean,
  { afterMs = PLACEHOLDER_AFTER_MS, atLeastMs = PLACEHOLDER_AT_LEAST_MS } = {},
): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (loading === shown) return;
    const wait = loading ? afterMs : Math.max(0, since.current + atLeastMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown, afterMs, atLeastMs]);
  return shown;
}

/** Whether something has been going on for longer than `ms`. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, ms]);
  return lasting;
}
