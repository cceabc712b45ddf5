import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { fillSlot, type Slot } from '../slot.ts';

export interface MenuTileProps {
  /** An icon of `icons.ts`, drawn by the caller: `<Icon />`; size and colour come from here. */
  icon: ReactNode;
  label: ReactNode;
  sub?: ReactNode;
  /** The link or button it is: `<Link to=… />`, `<a href=… />`, `<button type="button" onClick=… />`. */
  render: Slot;
  /** `row` is the flat form of the other-services block. */
  form?: 'tile' | 'row';
}

const DUOTONE = cx(
  'relative grid size-12 flex-none place-items-center rounded-[14px] text-icon-dark md:size-13',
  'bg-[color-mix(in_srgb,var(--icon)_10%,#fff)] [&>svg]:relative [&>svg]:size-7 [&>svg]:stroke-[1.75]',
  'before:absolute before:right-2 before:bottom-2 before:size-5.5 before:rounded-full',
  'before:bg-[color-mix(in_srgb,var(--icon)_30%,#fff)]',
);
const GRID = cx(
  'grid grid-cols-[repeat(var(--menu-cols-m),minmax(0,1fr))] rounded-card border border-line bg-white p-2',
  'md:grid-cols-[repeat(var(--menu-cols),minmax(0,calc(100%/6)))] md:justify-center md:p-3',
);
const PRESSABLE = 'text-ink no-underline transition-colors hover:bg-n-50 active:bg-n-100';

export function MenuTile({ icon, label, sub, render, form = 'tile' }: MenuTileProps) {
  if (form === 'row') {
    return fillSlot(render, {
      className: cx(
        PRESSABLE,
        'flex min-h-12 w-full items-center gap-2.5 rounded-card border border-line bg-white px-4 py-3',
        'text-left text-label',
      ),
      children: (
        <>
          <span aria-hidden="true" className="flex-none text-icon [&>svg]:size-5 [&>svg]:stroke-[1.75]">
            {icon}
          </span>
          <span className="min-w-0">{label}</span>
        </>
      ),
    });
  }
  return fillSlot(render, {
    className: cx(
      PRESSABLE,
      'flex w-full flex-col items-center gap-2 rounded-control px-1 py-3 text-center text-label',
      'md:gap-2.5 md:px-2 md:py-4 md:text-b',
    ),
    children: (
      <>
        <DuotoneIcon>{icon}</DuotoneIcon>
        {/* a long word is parted by a hyphen, or set smaller, but never cut */}
        <span className="w-full hyphens-auto max-md:[&:lang(en)]:text-x">
          {label}
          {sub && <span className="block text-x text-ink-3">{sub}</span>}
        </span>
      </>
    ),
  });
}

/** A tile of 52 (48 on a phone), the icon in the dark tone over a spot of the light one. */
export function DuotoneIcon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={DUOTONE}>
      {children}
    </span>
  );
}

/** On a wide screen always so many per row. */
const WIDE = 6;

export interface MenuGridProps {
  /** Per row on a phone, a company's choice from 2 to 5; always 6 on a wide screen. */
  mobileColumns?: number;
  /** How many there are, when they are to stand in the middle of a wide screen. */
  few?: number;
  children: ReactNode;
}

/** The white field a group of tiles stands in; children are the tiles, one per list item. */
export function MenuGrid({ mobileColumns = 3, few = WIDE, children }: MenuGridProps) {
  const columns = Math.min(5, Math.max(2, mobileColumns));
  return (
    <ul className={GRID} style={{ '--menu-cols-m': Math.min(columns, few), '--menu-cols': few } as CSSProperties}>
      {children}
    </ul>
  );
}
