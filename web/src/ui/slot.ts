import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** The attributes a caller's element may already have and the ones we may add to it. */
interface SlotProps {
  className?: string;
  children?: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** An element the caller supplies (a router's link, say), to be dressed by a component of this folder. */
export type Slot = ReactElement<SlotProps>;

/** Draws the caller's element with our classes, attributes and content; its own press handler comes first. */
export function fillSlot(
  slot: Slot,
  { className, onClick, ...props }: SlotProps & Record<string, unknown>,
): ReactElement {
  const own = slot.props.onClick;
  return cloneElement(slot, {
    ...props,
    className: cx(className, slot.props.className),
    onClick:
      own && onClick
        ? (event: MouseEvent<HTMLElement>) => {
            own(event);
            onClick(event);
          }
        : (own ?? onClick),
  });
}
