import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionBar, ActionProblem } from './ActionBar.tsx';
import { BottomSheet } from '../overlay/BottomSheet.tsx';
import { cx } from '../cx.ts';
import { Counting } from '../data/counted.ts';

export interface WizardBar {
  /** The price so far; pressing it opens the details. Without it the action takes the whole bar. */
  total?: ReactNode;
  /** Under the total: how many things, and that there are details. */
  note?: ReactNode;
  /** The list behind the total. */
  details?: ReactNode;
  detailsTitle?: ReactNode;
  closeLabel?: string;
  /** The step's main button. */
  action: ReactNode;
  /** The missing values, said beside the button that was pressed. */
  problem?: ReactNode;
  /** Above the total: the choices, to be taken back. */
  chips?: ReactNode;
}

export interface WizardLayoutProps {
  children: ReactNode;
  /** Beside the content on a wide screen, under it on a tablet, not on a phone: there the bar says the same. */
  aside?: ReactNode;
  asideLabel?: string;
  bar?: WizardBar;
}

/** Content and a column of 360 that stays in view; on a phone a bar of 64 at the bottom. */
export function WizardLayout({ children, aside, asideLabel, bar }: WizardLayoutProps) {
  return (
    <>
      <div className={cx('items-start gap-6', Boolean(aside) && 'lg:grid lg:grid-cols-[minmax(0,1fr)_360px]')}>
        <div className="animate-step grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">{children}</div>
        {aside && (
          <aside aria-label={asideLabel} className="mt-4 max-md:hidden lg:sticky lg:top-22 lg:mt-0">
            {aside}
          </aside>
        )}
      </div>
      {bar && <PriceBar {...bar} />}
    </>
  );
}

function PriceBar({ total, note, details, detailsTitle, closeLabel = '', action, problem, chips }: WizardBar) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionBar
        note={
          (problem || chips) && (
            <>
              {chips}
              {problem && <ActionProblem>{problem}</ActionProblem>}
            </>
          )
        }
      >
        {total && (
          <button
            type="button"
            aria-haspopup={details ? 'dialog' : undefined}
            onClick={() => setOpen(true)}
            className="min-h-12 min-w-0 flex-1 text-left"
          >
            <span aria-live="polite" className="block text-m">
              <Counting value={true}>{total}</Counting>
            </span>
            <span className="flex items-center gap-1 text-x text-ink-2">
              {note}
              <ChevronUp aria-hidden="true" size={14} />
            </span>
          </button>
        )}
        <div className={total ? 'max-w-[60%] flex-none' : 'flex-1'}>{action}</div>
      </ActionBar>
      {details && (
        <BottomSheet open={open} onClose={() => setOpen(false)} title={detailsTitle} closeLabel={closeLabel}>
          {details}
        </BottomSheet>
      )}
    </>
  );
}
