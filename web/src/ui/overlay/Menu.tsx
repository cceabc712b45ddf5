import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useHoverIntent } from './hover-intent.ts';
import { fillSlot, type Slot } from '../slot.ts';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link, `<Link to=… />`; without it the entry is a button. */
  link?: Slot;
  onSelect?: () => void;
}

export interface MenuProps {
  /** Content of the button that opens it. */
  trigger: ReactNode;
  /** Read as the name of button and menu, when the content of the button does not say it. */
  label?: string;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
  className?: string;
}

const LIST = cx(
  'w-max max-w-[calc(100vw-32px)] min-w-58 animate-fade rounded-card border border-line bg-white p-2',
  'text-ink shadow-2',
);
const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-b text-ink no-underline transition-colors hover:bg-n-50 active:bg-n-100 ' +
  'focus-visible:bg-n-50 [&>svg]:size-5 [&>svg]:stroke-[1.75]';

/** A drop-down by the W3C menu-button pattern; a mouse may also open it by resting on it. */
export function Menu({ trigger, label, items, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const startAt = useRef<'first' | 'last' | undefined>(undefined);
  const id = useId();
  const hover = useHoverIntent((next) => {
    // A mouse that leaves must not take the menu away from the keyboard.
    if (next || !entries().includes(document.activeElement as HTMLElement)) setOpen(next);
  });
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  const onOpened = useEffectEvent(() => {
    if (startAt.current)
      entries()
        .at(startAt.current === 'first' ? 0 : -1)
        ?.focus();
    startAt.current = undefined;
  });
  const onPressAnywhere = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
  });
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!open) return;
    onOpened();
    const press = (event: PointerEvent) => onPressAnywhere(event);
    // On the document: a menu opened by resting the mouse has no focus, and Esc must close it all the same.
    const key = (event: globalThis.KeyboardEvent) => onEscape(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function openAt(end: 'first' | 'last') {
    startAt.current = end;
    if (open)
      entries()
        .at(end === 'first' ? 0 : -1)
        ?.focus();
    else setOpen(true);
  }
  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function onMenuKey(event: KeyboardEvent) {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goTo: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = goTo[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    } else if (event.key === 'Tab') {
      close(); // and on from the button, as Tab goes on by itself
    } else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      rest.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  }

  return (
    <div ref={root} className={cx('relative', className)} {...hover.handlers}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        className="tap-44 flex min-h-9 items-center gap-2 rounded-control text-inherit"
        onKeyDown={onButtonKey}
        onClick={(event) => {
          // detail 0 is a press by keyboard or screen reader: the focus goes along.
          if (event.detail === 0 && !open) openAt('first');
          else if (hover.justOpened()) return;
          else setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {open && (
        // The gap to the button is padding of this box, so that the mouse can cross it.
        <div className={cx('absolute top-full z-20 pt-2', align === 'end' ? 'right-0' : 'left-0')}>
          <div id={id} role="menu" aria-label={label} onKeyDown={onMenuKey} className={LIST}>
            {items.map(({ key, label: text, icon, link, onSelect }) =>
              fillSlot(link ?? <button type="button" />, {
                key,
                role: 'menuitem',
                tabIndex: -1,
                className: ENTRY,
                onClick: () => {
                  close();
                  onSelect?.();
                },
                children: (
                  <>
                    {icon}
                    <span className="min-w-0">{text}</span>
                  </>
                ),
              }),
            )}
          </div>
        </div>
      )}
    </div>
  );
}
