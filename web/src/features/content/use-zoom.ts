import { useRef, useState, type PointerEvent } from 'react';

const MOST = 5;
/** Further than a trembling finger. */
const SWIPE_PX = 60;
const STEP = 1.5;

interface View {
  zoom: number;
  x: number;
  y: number;
}
const WHOLE: View = { zoom: 1, x: 0, y: 0 };
const kept = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));
const gap = ([one, other]: PointerEvent[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Zoom by buttons, keys, two fingers or a double press; one finger turns the page, or moves a picture that is zoomed. */
export function useZoom(turn: (by: 1 | -1) => void) {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, PointerEvent>());
  const from = useRef({ x: 0, y: 0, gap: 0, view: WHOLE });

  const begin = () => {
    const [first] = fingers.current.values();
    from.current = { x: first?.clientX ?? 0, y: first?.clientY ?? 0, gap: gap([...fingers.current.values()]), view };
  };
  const zoomTo = (zoom: number) => setView((now) => (kept(zoom) === 1 ? WHOLE : { ...now, zoom: kept(zoom) }));
  const larger = () => zoomTo(view.zoom * STEP);
  const smaller = () => zoomTo(view.zoom / STEP);
  const reset = () => setView(WHOLE);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, event);
      begin();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, event);
      const { x, y, gap: before, view: start } = from.current;
      if (fingers.current.size === 2 && before > 0) {
        zoomTo(start.zoom * (gap([...fingers.current.values()]) / before));
      } else if (start.zoom > 1) {
        setView({ zoom: start.zoom, x: start.x + event.clientX - x, y: start.y + event.clientY - y });
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const alone = fingers.current.size === 1;
      fingers.current.delete(event.pointerId);
      const moved = event.clientX - from.current.x;
      if (alone && from.current.view.zoom === 1 && Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
      begin();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
    },
    onDoubleClick: () => (view.zoom > 1 ? reset() : zoomTo(2)),
  };
  return { view, larger, smaller, reset, handlers, atMost: view.zoom >= MOST, isWhole: view.zoom === 1 };
}
