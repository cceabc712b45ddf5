import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A phone that lies on its side is as wide as a tablet, but has no room for a column with the button. */
const ON_PHONES = 'md:[@media(min-height:500px)]:hidden';

/** On a phone: the page's main buttons, always in reach, 64 high, and the note about them. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* The room the bar covers, so that the end of the page can be read. */}
      <div aria-hidden="true" className={cx('invisible', ON_PHONES)}>
        {note}
        <div className="h-[calc(var(--bar)+8px)]" />
      </div>
      <div className={cx('fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-(--safe)', ON_PHONES)}>
        {note && <div className="px-4 pt-2 empty:hidden">{note}</div>}
        <div className="flex min-h-(--bar) items-center gap-3 px-4 py-2">{children}</div>
      </div>
    </>
  );
}

/** Why the main button did not go on, where it was pressed. */
export function ActionProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-1.5 py-1 text-label text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5" size={18} strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}
