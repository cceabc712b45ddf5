import type { ReactNode } from 'react';

/** On a phone: the page's main buttons, always in reach (ux §2: 64 high), and what is to be said about them. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* The room the bar covers, so that the end of the page can be read. */}
      <div aria-hidden="true" className="invisible md:hidden">
        {note}
        <div className="h-[calc(var(--bar)+8px)]" />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-(--safe) md:hidden">
        {note && <div className="px-4 pt-2 empty:hidden">{note}</div>}
        <div className="flex min-h-(--bar) items-center gap-3 px-4 py-2">{children}</div>
      </div>
    </>
  );
}
