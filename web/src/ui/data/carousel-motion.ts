import { useEffect, useState, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

const watchMotion = (tell: () => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};
const watchVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

export const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
const usePageHidden = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * When slides move on by themselves (W3C APG carousel): not under reduced motion, not while pointed at, focused or in a
 * hidden tab, never again after a pause; a press on play wins over pointer and focus until they leave.
 */
export function useRotation() {
  const reduced = useReducedMotion();
  const hidden = usePageHidden();
  const [wish, setWish] = useState<'auto' | 'play' | 'pause'>('auto');
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = pointed || focused;
  useEffect(() => {
    if (!attended) setWish((now) => (now === 'play' ? 'auto' : now));
  }, [attended]);

  const stopped = wish === 'pause' || (reduced && wish !== 'play');
  return {
    reduced,
    /** The pause button's offer: it reflects the user's wish, not a passing hover. */
    stopped,
    turning: !hidden && !stopped && (wish === 'play' || !attended),
    toggle: () => setWish(stopped ? 'play' : 'pause'),
    setPointed,
    setFocused,
  };
}
