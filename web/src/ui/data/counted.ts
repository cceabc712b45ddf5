import { createContext, use, useEffect, useState } from 'react';
import { useReducedMotion } from './carousel-motion.ts';

/** Whether the amounts inside count to a new figure; totals do, prices in a list stand still. */
export const Counting = createContext(false);

const COUNTS_FOR_MS = 400;

/**
 * The shown value of an amount that has just changed; after a moment, and at once for people who want stillness, the
 * amount itself.
 */
export function useCounted(fen: number): number {
  const stands = useReducedMotion();
  const counts = use(Counting) && !stands;
  const [shown, setShown] = useState(fen);
  useEffect(() => {
    if (!counts) return;
    const from = shown;
    if (from === fen) return;
    let frame = 0;
    let began: number | undefined;
    const step = (at: number) => {
      began ??= at;
      const part = Math.min(1, (at - began) / COUNTS_FOR_MS);
      setShown(Math.round(from + (fen - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it counts from where it stands when the amount changes
  }, [fen, counts]);
  return counts ? shown : fen;
}
