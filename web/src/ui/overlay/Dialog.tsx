import { type ReactNode, type RefObject, useId } from 'react';
import { cx } from '../cx.ts';
import { MODAL_SCREEN, useModal } from './modal.ts';

export type DialogMode = 'plain' | 'destructive' | 'required';

export interface DialogProps {
  open: boolean;
  /** Called by Esc and by a press beside it, in `plain` mode only; otherwise only the actions close it. */
  onClose: () => void;
  /** A question or a fact. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, cancel first; the last one repeats the verb of the title. */
  actions: ReactNode;
  mode?: DialogMode;
  /** Room for a form of two columns. */
  wide?: boolean;
  /** Where the focus starts, if not by the rule below. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const PANEL = 'w-full animate-rise rounded-dialog bg-white p-5 shadow-3 md:p-6 forced-colors:border';
/** Equal shares on a phone, to the right on a wide screen. */
const ACTIONS = cx(
  'mt-6 grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2 *:max-md:px-2',
  'md:flex md:flex-wrap md:justify-end md:gap-3',
);
const FIELDS = ':is(input:checked, input:not([type=radio], [type=hidden]), select, textarea):enabled';

/**
 * A field to fill in comes first; then the least destructive button: the first when something would be lost, else
 * the main one.
 */
function focusStart(dialog: HTMLDialogElement, mode: DialogMode): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(FIELDS);
  const buttons = dialog.querySelectorAll<HTMLElement>('[data-actions] :is(button, a)');
  const button = mode === 'destructive' ? buttons[0] : buttons[buttons.length - 1];
  return field ?? button ?? dialog.querySelector<HTMLElement>('h2');
}

export function Dialog({ open, onClose, title, children, actions, mode = 'plain', wide, initialFocus }: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const modal = useModal({
    open,
    onClose,
    dismissible: mode === 'plain',
    focusFirst: (dialog) => initialFocus?.current ?? focusStart(dialog, mode),
  });
  return (
    <dialog
      {...modal}
      role={mode === 'plain' ? undefined : 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={typeof children === 'string' ? bodyId : undefined}
      className={cx(MODAL_SCREEN, 'place-items-center overflow-y-auto bg-veil p-4 open:grid md:p-6')}
    >
      {open && (
        <div className={cx(PANEL, wide ? 'max-w-140' : 'max-w-dialog')}>
          <h2 id={titleId} tabIndex={-1} className="text-m">
            {title}
          </h2>
          {children && (
            <div id={bodyId} className="mt-2 text-ink-2">
              {children}
            </div>
          )}
          <div data-actions="" className={ACTIONS}>
            {actions}
          </div>
        </div>
      )}
    </dialog>
  );
}
