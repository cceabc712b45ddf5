import type { ToastMessage } from '../ui/feedback/Toast.tsx';
import { createStore } from './store.ts';

/** One toast at a time: a new one takes the place of the old. */
export const toasts = createStore<{ message: ToastMessage | undefined }>({ message: undefined });
let lastKey = 0;
export function toast(text: string, more: Omit<ToastMessage, 'key' | 'text'> = {}): void {
  lastKey += 1;
  toasts.set({ message: { ...more, key: lastKey, text } });
}

/** The overlay tells of a submit, a payment or a login on its way. */
export const overlay = createStore<{ text: string | null }>({ text: null });
export async function withOverlay<T>(text: string, work: () => Promise<T>): Promise<T> {
  overlay.set({ text });
  try {
    return await work();
  } finally {
    overlay.set({ text: null });
  }
}

/** The document's title says so while a form shows its errors; `name` is the page's subject, if it says so. */
export const titleState = createStore<{ hasErrors: boolean; name?: string | undefined }>({ hasErrors: false });
