import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MODAL_SCREEN, useModal } from './modal.ts';
import { useSwipeDown } from './swipe.ts';

export interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
}

const PANEL = cx(
  'flex max-h-[85dvh] w-full animate-sheet flex-col rounded-t-dialog bg-white shadow-3 forced-colors:border',
  'md:h-full md:max-h-none md:max-w-dialog md:animate-drawer md:rounded-none',
);

/** Details and choices beside the page: from below on a phone, from the right on a wide screen. */
export function BottomSheet({ open, onClose, title, closeLabel, children, footer }: BottomSheetProps) {
  const titleId = useId();
  const modal = useModal({
    open,
    onClose,
    dismissible: true,
    isSheet: true,
    focusFirst: (dialog) => dialog.querySelector('h2'),
  });
  const swipe = useSwipeDown(onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(MODAL_SCREEN, 'flex-col items-end justify-end overflow-hidden bg-veil p-0 open:flex')}
    >
      {open && (
        <div className={PANEL}>
          <div
            {...swipe}
            className="relative flex touch-none items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-4 md:touch-auto md:pl-6"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-n-300 md:hidden"
            />
            <h2 id={titleId} tabIndex={-1} className="text-m">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
          <div
            role="group"
            aria-labelledby={titleId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a longer sheet is scrolled by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6"
          >
            {children}
          </div>
          <div className="px-4 pb-[max(1rem,var(--safe))] md:px-6">
            {footer && <div className="pt-3">{footer}</div>}
          </div>
        </div>
      )}
    </dialog>
  );
}
