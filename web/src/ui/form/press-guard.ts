import { useRef } from 'react';

/** A second press within this time is the same press (docs/product §3.5). */
export const DOUBLE_PRESS_MS = 1000;

let forgotten = Number.NEGATIVE_INFINITY;
/** Earlier presses had no effect: the next press counts, however soon it comes. */
export const forgetPresses = (): void => void (forgotten = performance.now());

/** Answers whether a press counts; a press too soon after one that counted does not. */
export function usePressGuard(guardMs: number): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < guardMs && last.current > forgotten) return false;
    last.current = now;
    return true;
  };
}
