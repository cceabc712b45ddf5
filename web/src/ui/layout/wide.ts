import { useSyncExternalStore } from 'react';

/** The one breakpoint of the layout. For data that must not even be asked for on a phone; looks are left to CSS. */
const WIDE = '(min-width: 768px)';

const watch = (media: string) => (listener: () => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const watchWide = watch(WIDE);

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWide,
    () => matchMedia(WIDE).matches,
    () => true,
  );

/** From here up a list and its open entry both have the room of a table. */
const ROOMY = '(min-width: 1280px)';
const watchRoomy = watch(ROOMY);

export const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    watchRoomy,
    () => matchMedia(ROOMY).matches,
    () => true,
  );
