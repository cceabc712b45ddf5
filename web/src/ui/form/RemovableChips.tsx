import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface RemovableChip {
  value: string;
  label: string;
}

export interface RemovableChipsProps {
  label: string;
  items: readonly RemovableChip[];
  onRemove: (value: string) => void;
  /** Read after each name: what pressing does. */
  removeWord: string;
  /** Where the focus goes once the last one is gone. */
  onEmpty: () => void;
}

/** The choices, each with a way to take it back; one row that scrolls sideways on a phone. */
export function RemovableChips({ label, items, onRemove, removeWord, onEmpty }: RemovableChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);
  const count = useRef(items.length);
  // the one that had the focus is gone: its neighbour has it now
  useEffect(() => {
    const isLess = items.length < count.current;
    count.current = items.length;
    if (!isLess || pressed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(pressed.current, buttons.length - 1)];
    pressed.current = undefined;
    if (next) next.focus();
    else onEmpty();
  });
  if (items.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={label}
      className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {items.map(({ value, label: name }, index) => (
        <li key={value} className="flex max-w-full flex-none">
          <button
            type="button"
            onClick={() => {
              pressed.current = index;
              onRemove(value);
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-brand-50 px-3.5 text-label text-brand-text transition-colors hover:bg-brand-100 md:min-h-9"
          >
            <span className="min-w-0 truncate">{name}</span>
            <VisuallyHidden>{removeWord}</VisuallyHidden>
            <X aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
          </button>
        </li>
      ))}
    </ul>
  );
}
