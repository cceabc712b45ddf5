import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type RefObject } from 'react';

interface Options {
  /** There is something to move to. */
  isActive: boolean;
  duration: number;
}

/** What moves the slides; it measures them first, so it is fetched and begins when the first has been seen. */
export function useEmbla(frame: RefObject<HTMLElement | null>, { isActive, duration }: Options) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!isActive) return;
    let isHere = true;
    let begun: EmblaCarouselType | undefined;
    const begin = async () => {
      const { default: begins } = await import('embla-carousel');
      if (!isHere || !frame.current) return;
      begun = begins(frame.current, { loop: true, duration });
      setEmbla(begun);
    };
    // without it the first slide stands, and its words and its button are all there
    const picture = requestAnimationFrame(() => void begin().catch(() => {}));
    return () => {
      isHere = false;
      cancelAnimationFrame(picture);
      begun?.destroy();
      setEmbla(undefined);
    };
  }, [frame, isActive, duration]);
  return embla;
}
