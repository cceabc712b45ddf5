import { useRef } from 'react';

/** ux §5: a second press within this time is the same press. */
export const DOUBLE_PRESS_MS = 1000;

/** Answers whether a press counts; a press too soon after one that counted does not. */
export function usePressGuard(guardMs: number): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < guardMs) return false;
    last.current = now;
    return true;
  };
}
