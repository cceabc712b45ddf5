import { cx } from '../cx.ts';
import { fillSlot, type Slot } from '../slot.ts';

export interface PaginationProps {
  label: string;
  /** The first is 0. */
  page: number;
  pages: number;
  link: (page: number) => Slot;
  words: { previous: string; next: string; page: (number: number) => string };
}

/** The first, the last and those around the present one; a gap between is one sign. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter((one) => one >= 0 && one < pages);
  const sorted = [...new Set(near)].toSorted((one, other) => one - other);
  return sorted.flatMap((one, at) => {
    const skipped = one - (sorted[at - 1] ?? -1) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : ['gap' as const, one];
  });
}

const LOOK = cx(
  'inline-grid h-11 min-w-11 place-items-center rounded-full border px-3 text-c no-underline transition-colors',
  'hover:no-underline md:h-9 md:min-w-9',
);

export function Pagination({ label, page, pages, link, words }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, text: string) =>
    to >= 0 && to < pages
      ? fillSlot(link(to), {
          className: cx(LOOK, 'border-n-300 bg-white px-4 text-ink-2 hover:bg-n-50'),
          children: text,
        })
      : undefined;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      {step(page - 1, words.previous)}
      {pagesShown(page, pages).map((one, at) =>
        one === 'gap' ? (
          <span key={`gap ${at}`} aria-hidden="true" className="px-1 text-ink-3 max-md:hidden">
            …
          </span>
        ) : (
          <span key={one} className={one === page ? undefined : 'max-md:hidden'}>
            {fillSlot(link(one), {
              'aria-current': one === page ? 'page' : undefined,
              'aria-label': words.page(one + 1),
              className: cx(
                LOOK,
                one === page
                  ? 'border-brand-line bg-brand-50 font-semibold text-brand-text'
                  : 'border-n-300 bg-white text-ink-2 hover:bg-n-50',
              ),
              children: one + 1,
            })}
          </span>
        ),
      )}
      {step(page + 1, words.next)}
    </nav>
  );
}
