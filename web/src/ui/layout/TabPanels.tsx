import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';

export interface TabPanel {
  key: string;
  label: string;
  content: ReactNode;
}

const TO: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Parts of one text, one at a time; what has an address of its own stands in `Tabs` instead. */
export function TabPanels({ label, panels }: { label: string; panels: readonly TabPanel[] }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const shown = panels[at] ?? panels[0];
  if (!shown) return null;
  if (panels.length === 1) return shown.content;
  const move = (event: KeyboardEvent) => {
    const next = TO[event.key]?.(at, panels.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="mb-4 flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] md:gap-8"
      >
        {panels.map((panel, index) => (
          <button
            key={panel.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={panel === shown}
            aria-controls={`${id}-panel`}
            tabIndex={panel === shown ? 0 : -1}
            onClick={() => setAt(index)}
            className={cx(
              'min-h-11 flex-none border-b-2 py-2 whitespace-nowrap transition-colors',
              panel === shown
                ? 'border-brand-line font-semibold text-brand-text'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {panel.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${panels.indexOf(shown)}`}>
        {shown.content}
      </div>
    </>
  );
}
