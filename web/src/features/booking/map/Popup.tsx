import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import type { MapProps } from './pins.ts';
import type { Size, Spot } from './project.ts';
import { mapText } from './text.ts';

/** Below this there is no room beside a pin: the card lies at the foot of the map. */
const BESIDE_FROM = 400;
const CARD = { width: 300, height: 150 };
const ABOVE_PIN = 56;
const HALF_PIN = 22;

interface PopupProps {
  popup: NonNullable<MapProps['popup']>;
  /** Where its pin is, if it is in sight and on a drawing of ours. */
  pin?: Spot | undefined;
  size?: Size;
}

/** The facts about a pin, where the eye already is; Escape or the cross closes them. */
export function Popup({ popup, pin, size }: PopupProps) {
  const words = useText(mapText);
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    card.current?.focus({ preventScroll: true });
  }, [popup.id]);
  const close = () => {
    popup.onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const beside = pin && size && size.width >= BESIDE_FROM ? placeBeside(pin, size) : undefined;
  return (
    <div
      ref={card}
      role="group"
      aria-label={popup.label}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className={cx('absolute z-4 rounded-card bg-white p-3 pr-12 shadow-2', !beside && 'inset-x-2 bottom-2')}
      style={beside && { ...beside, width: CARD.width }}
    >
      {popup.content}
      <button
        type="button"
        aria-label={words.close}
        onClick={close}
        className="absolute top-0 right-0 grid size-11 place-items-center text-ink-2"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}

/** Above the pin, or under it where there is no room, and never over the edge. */
function placeBeside({ x, y }: Spot, { width, height }: Size) {
  const left = Math.min(width - CARD.width - 8, Math.max(8, x * width - CARD.width / 2));
  const above = y * height - ABOVE_PIN - CARD.height;
  return above > 8
    ? { left, bottom: height - y * height + ABOVE_PIN }
    : { left, top: Math.min(y * height + 8, height - CARD.height) };
}

/** Whether a spot lies under the card of a pin: nothing there can be pressed. */
export function isUnderPopup(spot: Spot, pin: Spot | undefined, size: Size): boolean {
  const beside = pin && size.width >= BESIDE_FROM ? placeBeside(pin, size) : { left: 0, bottom: 0 };
  const top = beside.top ?? size.height - (beside.bottom ?? 0) - CARD.height;
  const right = beside.left + (pin && size.width >= BESIDE_FROM ? CARD.width : size.width);
  const [x, y] = [spot.x * size.width, spot.y * size.height];
  return x > beside.left - HALF_PIN && x < right + HALF_PIN && y > top && y - ABOVE_PIN < top + CARD.height;
}
