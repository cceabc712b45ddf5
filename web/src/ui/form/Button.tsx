import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from '../cx.ts';
import { DOUBLE_PRESS_MS, usePressGuard } from './press-guard.ts';
import { fillSlot, type Slot } from '../slot.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Something is under way: spinner and `busyText`, no presses, the focus stays. */
  busy?: boolean;
  busyText?: ReactNode;
  /** Unavailable, and why: shown under the button and read with it. */
  disabledReason?: ReactNode;
  /** Unavailable, and the id of what says why elsewhere: for buttons that share a reason. */
  disabledBy?: string | undefined;
  /** Presses closer together than this count once; 0 for steppers and the like. */
  guardMs?: number;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Draws a link with this look instead: `render={<Link to="/home" />}`. */
  render?: Slot;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyText,
  disabledReason,
  disabledBy,
  guardMs = DOUBLE_PRESS_MS,
  icon,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...attributes
}: ButtonProps) {
  const reasonId = useId();
  const counts = usePressGuard(guardMs);
  const explained = disabledReason != null && disabledReason !== false && disabledReason !== '';
  const blocked = explained || Boolean(disabledBy);
  const look = cx(buttonClass({ variant, size, block, unavailable: blocked }), className);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (busy || blocked || !counts()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const label = (
    <>
      {icon}
      {children}
    </>
  );

  if (render && !blocked && !busy)
    return fillSlot(render, { ...attributes, onClick, className: look, children: label });

  const button = (
    <button
      {...attributes}
      type={type}
      className={look}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked || undefined}
      aria-describedby={cx(attributes['aria-describedby'], explained && reasonId, disabledBy) || undefined}
    >
      {busy ? <BusyLabel label={label} text={busyText} /> : label}
    </button>
  );
  if (!explained) return button;
  return (
    <span className={cx('inline-flex max-w-full flex-col gap-1.5', block && 'w-full')}>
      {button}
      <span id={reasonId} className="text-c text-ink-2">
        {disabledReason}
      </span>
    </span>
  );
}

/** Lies over the hidden label, so that the button never becomes narrower than it was. */
function BusyLabel({ label, text }: { label: ReactNode; text: ReactNode }) {
  return (
    <span className="grid items-center">
      <span className="invisible col-start-1 row-start-1 inline-flex h-0 items-center justify-center gap-2 overflow-hidden">
        {label}
      </span>
      <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
        <Spinner tone="current" />
        {text ?? label}
      </span>
    </span>
  );
}
