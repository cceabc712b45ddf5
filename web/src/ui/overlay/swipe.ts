import { type PointerEvent, useRef } from 'react';

/** Further than a trembling finger, nearer than half a sheet. */
const CLOSES_AFTER_PX = 80;

/**
 * Closes a sheet that is pulled down by its head; below that way it goes back to its place. Fingers only: a mouse has
 * buttons.
 */
export function useSwipeDown(onClose: () => void) {
  const from = useRef<number | undefined>(undefined);
  const panelOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.parentElement;
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY));
  const put = (event: PointerEvent<HTMLElement>, px: number) =>
    panelOf(event)?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '');
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || !matchMedia('(width < 768px)').matches) return;
      from.current = event.clientY;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) put(event, pulled(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = pulled(event) > CLOSES_AFTER_PX;
      from.current = undefined;
      if (far) onClose();
      else put(event, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      from.current = undefined;
      put(event, 0);
    },
  };
}
