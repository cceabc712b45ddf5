import type { Bilingual } from '#contract/language';
import { createStore, useStore } from '../../platform/store.ts';

interface Wish {
  extraId: number;
  name: Bilingual;
}

/**
 * The add-on a person pressed "add to the booking" for while reading: the package step shows it first. In memory alone,
 * since a reader's interest says something of their health.
 */
const kept = createStore<{ wish: Wish | null }>({ wish: null });
export const keepWish = (wish: Wish): void => kept.set({ wish });
export const useKeptWish = (): Wish | null => useStore(kept, (value) => value.wish);
