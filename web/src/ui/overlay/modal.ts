import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { closeOnBack } from './back.ts';

export interface ModalOptions {
  open: boolean;
  /** Whether Esc, a press beside the panel or the phone's back gesture may close it. */
  dismissible: boolean;
  onClose?: () => void;
  /** Lies over the page as a page of its own would: "back" closes it. */
  isSheet?: boolean;
  /** Where the focus starts. */
  focusFirst?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

/** The `<dialog>` itself: invisible frame of the whole screen. Callers add layout for `open:` and a colour. */
export const MODAL_SCREEN = 'm-0 hidden h-dvh max-h-none w-full max-w-none backdrop:bg-transparent open:animate-fade';

/** The dialogs that are open, the topmost last. A sheet is part of the page and stays in sight. */
const shown: HTMLDialogElement[] = [];

/** One dialog at a time, or two would ask for an answer at once. What a dialog asks in between hides it, and gives it back with all that was typed. */
function cover(dialog: HTMLDialogElement): () => void {
  const settle = () => shown.forEach((each, at) => each.classList.toggle('invisible', at < shown.length - 1));
  shown.push(dialog);
  settle();
  return () => {
    dialog.classList.remove('invisible');
    shown.splice(shown.indexOf(dialog), 1);
    settle();
  };
}

/**
 * A native modal `<dialog>` driven by a prop: the browser makes the page inert, keeps the focus inside and gives it
 * back afterwards. The element covers the screen; the visible panel is its child.
 */
export function useModal({ open, dismissible, onClose, isSheet = false, focusFirst }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.showModal();
    focusFirst?.(dialog)?.focus();
  });
  // Layout effects are undone before the element leaves the page, so the focus can still be given back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    show(dialog);
    const uncover = isSheet ? undefined : cover(dialog);
    return () => {
      uncover?.();
      dialog.close();
    };
  }, [open, isSheet]);

  const closeFromBack = useEffectEvent(() => onClose?.());
  useEffect(() => (open && isSheet ? closeOnBack(() => closeFromBack()) : undefined), [open, isSheet]);

  const ask = () => {
    if (dismissible) onClose?.();
  };
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return; // a file input cancels too
      event.preventDefault();
      ask();
    },
    /** A browser may close a dialog against its will (Esc twice, back gesture): the prop decides, not the browser. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open || !open) return;
      if (dismissible) onClose?.();
      else event.currentTarget.showModal();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // Both ends of the press: selecting text and letting go outside must not close.
      if (pressedBeside.current && event.target === event.currentTarget) ask();
    },
  };
}
