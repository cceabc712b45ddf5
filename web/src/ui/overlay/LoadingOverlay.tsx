import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { useLasting } from './delayed-loading.ts';
import { MODAL_SCREEN, useModal } from './modal.ts';
import { Spinner } from '../feedback/Spinner.tsx';

/** How long a call may take before the overlay appears. */
const APPEARS_AFTER_MS = 200;
const SLOW_AFTER_MS = 8000;

export interface LoadingOverlayProps {
  active: boolean;
  /** The text of the present work. */
  text: ReactNode;
  /** A warning for the meantime. */
  note?: ReactNode;
  /** Added when it takes long. */
  slowText: ReactNode;
}

/** Covers the page while something is submitted; nothing behind it can be pressed, not even by keyboard. */
export function LoadingOverlay({ active, text, note, slowText }: LoadingOverlayProps) {
  const shown = useLasting(active, APPEARS_AFTER_MS);
  const slow = useLasting(active, SLOW_AFTER_MS);
  const titleId = useId();
  const { onCancel, onClose, ref } = useModal({
    open: shown,
    dismissible: false,
    focusFirst: (dialog) => dialog.querySelector<HTMLElement>('[role=status]'),
  });
  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      onClose={onClose}
      className={cx(MODAL_SCREEN, 'place-items-center bg-n-50/92 p-6 open:grid')}
      aria-busy="true"
      aria-labelledby={titleId}
    >
      {shown && <LoadingNote {...{ text, note, titleId }} slowText={slow ? slowText : undefined} />}
    </dialog>
  );
}

export interface LoadingNoteProps {
  text: ReactNode;
  note?: ReactNode;
  slowText?: ReactNode;
  titleId?: string;
}

/** Spinner and words: the inside of the overlay, and of any page that waits to lead on. */
export function LoadingNote({ text, note, slowText, titleId }: LoadingNoteProps) {
  return (
    <div role="status" tabIndex={-1} className="text-center">
      <div className="mb-3 flex justify-center">
        <Spinner size="lg" />
      </div>
      <p id={titleId} className="font-semibold">
        {text}
      </p>
      {note && <p className="text-c text-ink-2">{note}</p>}
      {slowText && <p className="mt-1 text-c text-warn">{slowText}</p>}
    </div>
  );
}
