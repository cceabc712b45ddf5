import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Options {
  /** There is something to move to. */
  isActive: boolean;
  duration: number;
}

type Step = (embla: EmblaCarouselType) => void;

/** Before the first slide moves by itself, and when the page around it is there. */
const FETCHED_AFTER_MS = 1000;

/**
 * Moves the slides. Without it the first slide stands, and its words and its button are all there: so it is fetched a
 * little later, or as soon as a person points at it or moves a slide, and takes that step then.
 */
export function useEmbla(frame: RefObject<HTMLElement | null>, { isActive, duration }: Options) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const move = useRef<(step: Step) => void>(() => {});
  useEffect(() => {
    if (!isActive) return;
    let isHere = true;
    let begun: EmblaCarouselType | undefined;
    let waiting: Step | undefined;
    let beginning: Promise<void> | undefined;
    const begin = async (): Promise<void> => {
      const { default: begins } = await import('embla-carousel');
      if (!isHere || !frame.current) return;
      begun = begins(frame.current, { loop: true, duration });
      setEmbla(begun);
      waiting?.(begun);
    };
    const beginOnce = (): void => void (beginning ??= begin().catch(() => {}));
    move.current = (step) => {
      if (begun) return step(begun);
      waiting = step;
      beginOnce();
    };
    const later = setTimeout(beginOnce, FETCHED_AFTER_MS);
    const place = frame.current;
    place?.addEventListener('pointerenter', beginOnce);
    return () => {
      isHere = false;
      clearTimeout(later);
      place?.removeEventListener('pointerenter', beginOnce);
      move.current = () => {};
      begun?.destroy();
      setEmbla(undefined);
    };
  }, [frame, isActive, duration]);
  return { embla, move: useCallback((step: Step) => move.current(step), []) };
}
