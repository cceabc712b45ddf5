import { useSyncExternalStore } from 'react';

/** ux §2: the one breakpoint of the layout. For what must not even be asked for on a phone; looks are left to CSS. */
const WIDE = '(min-width: 768px)';

function watch(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  );
