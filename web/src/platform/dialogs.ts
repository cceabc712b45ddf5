import type { AppPath } from './paths.ts';
import { createStore } from './store.ts';

/** A button of a dialog. `value` is what the asker gets back; a `href` or `to` also leads somewhere. */
export interface DialogAction {
  value: string;
  label: string;
  tone?: 'primary' | 'secondary' | 'danger';
  to?: AppPath;
  href?: string;
}

export interface DialogRequest {
  title: string;
  text: string;
  /** At most two; the main one comes last. */
  actions: readonly DialogAction[];
  /** May not be closed without choosing. */
  required?: boolean;
  /** An ended session goes before everything else. */
  urgent?: boolean;
}

/** The asker's answer when the dialog is closed without a choice, or never shown. */
export const DISMISSED = 'dismissed';

interface Asked {
  request: DialogRequest;
  answer: (value: string) => void;
}
interface Queue {
  open: Asked | null;
  waiting: Asked | null;
}

/** One dialog at a time, one waiting. */
export function createDialogs() {
  const store = createStore<Queue>({ open: null, waiting: null });
  return {
    store,
    ask(request: DialogRequest): Promise<string> {
      return new Promise((answer) => {
        const { open, waiting } = store.get();
        const asked = { request, answer };
        if ([open, waiting].some((other) => other && isSame(other.request, request))) answer(DISMISSED);
        else if (request.urgent) {
          store.set({ open: asked, waiting: null });
          open?.answer(DISMISSED);
          waiting?.answer(DISMISSED);
        } else if (!open) store.set({ open: asked, waiting });
        else if (!waiting && !open.request.urgent) store.set({ open, waiting: asked });
        else answer(DISMISSED);
      });
    },
    close(value: string = DISMISSED): void {
      const { open, waiting } = store.get();
      store.set({ open: waiting, waiting: null });
      open?.answer(value);
    },
  };
}

const isSame = (one: DialogRequest, other: DialogRequest) => one.title === other.title && one.text === other.text;

export const dialogs = createDialogs();
