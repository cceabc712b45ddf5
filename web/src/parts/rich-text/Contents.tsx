import { useEffect, type MouseEvent } from 'react';
import type { TextBlock } from '#contract/rules/rich-text';

const show = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** The parts of a long text, each with an address of its own; no part of a printed page. */
export function Contents({ label, blocks }: { label: string; blocks: readonly TextBlock[] }) {
  // The text arrives after the page: the browser has looked for the part by then, and not found it.
  useEffect(() => {
    const named = location.hash.slice(1);
    if (/^s\d+$/.test(named)) show(named);
  }, [blocks]);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    show(id);
  };
  return (
    <nav aria-label={label} className="text-label">
      <p className="mb-1 text-s">{label}</p>
      <ol>
        {blocks.map(
          (block) =>
            block.kind === 'heading' &&
            block.level === 2 && (
              <li key={block.id}>
                <a
                  href={`#${block.id}`}
                  onClick={(event) => go(event, block.id)}
                  className="flex min-h-11 items-center text-ink-2 md:min-h-9"
                >
                  {block.text}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
