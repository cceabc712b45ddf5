import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface FoldProps {
  title: ReactNode;
  /** Before the arrow: how many there are. */
  aside?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Its folded content is the caller's to decide. */
  children?: ReactNode;
}

/** A part of a list under a heading that folds it. */
export function Fold({ title, aside, open, onToggle, children }: FoldProps) {
  const id = useId();
  return (
    <div className="border-t border-line">
      <h3 className="text-b font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center gap-3 py-2 text-left transition-colors hover:bg-n-25"
        >
          <span className="min-w-0 flex-1">{title}</span>
          {aside && <span className="flex-none text-c font-normal text-ink-3">{aside}</span>}
          <ChevronDown
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className={cx('flex-none text-ink-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id}>{children}</div>
    </div>
  );
}
