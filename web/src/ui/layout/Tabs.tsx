import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { fillSlot, type Slot } from '../slot.ts';

export interface Tab {
  key: string;
  label: string;
  /** How many things the view holds; absent while unknown. */
  count?: number | undefined;
  /** Where the view lives: every view has an address of its own. */
  link: Slot;
}

export interface TabsProps {
  label: string;
  items: readonly Tab[];
  current: string;
  className?: string;
}

const ROW = cx(
  'relative flex gap-6 overflow-x-auto border-b border-line text-b [scrollbar-width:none] md:gap-8 md:overflow-x-visible',
  // to the edges of the screen, as far as `wrap` keeps from them
  'max-md:-mx-[16px] max-md:bg-white max-md:px-[16px] md:flex-wrap',
);
const ITEM =
  'block min-w-11 border-b-2 py-3 text-center whitespace-nowrap no-underline transition-colors hover:no-underline';

/** Views of one list. They are links, so each can be opened, kept and gone back to; a phone scrolls the row. */
export function Tabs({ label, items, current, className }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only the row moves: scrollIntoView would move the page as well.
    const on = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !on) return;
    const { offsetLeft, offsetWidth } = on;
    row.current.scrollTo({ left: offsetLeft - (row.current.clientWidth - offsetWidth) / 2 });
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={ROW}>
        {items.map(({ key, label: name, count, link }) => {
          const on = key === current;
          return (
            <li key={key} className="-mb-px flex-none">
              {fillSlot(link, {
                'aria-current': on ? 'page' : undefined,
                className: cx(
                  ITEM,
                  on
                    ? 'border-brand-line font-semibold text-brand-text'
                    : 'border-transparent text-ink-2 hover:text-ink',
                ),
                children: (
                  <>
                    {name}
                    {count !== undefined && ' '}
                    {count !== undefined && <span className=" text-x font-normal text-ink-3">{count}</span>}
                  </>
                ),
              })}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
