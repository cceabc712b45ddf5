import { type PointerEvent, useEffect, useRef } from 'react';

/** A mouse that only passes by opens nothing. */
const INTENT_MS = 150;
/** Long enough to cross a corner on the way from the button to the entry. */
const LEAVE_MS = 250;

/** Opens when a mouse rests, closes when it has gone. Fingers and pens press instead. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean, ms: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open) openedAt.current = performance.now();
      setOpen(open);
    }, ms);
  };
  return {
    handlers: { onPointerEnter: later(true, INTENT_MS), onPointerLeave: later(false, LEAVE_MS) },
    /** A press right after it opened by itself meant to open it, not to close it. */
    justOpened: () => performance.now() - openedAt.current < 500,
  };
}
