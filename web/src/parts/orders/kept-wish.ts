import type { Bilingual } from '#contract/language';
import { createStore, useStore } from '../../platform/store.ts';

interface Wish {
  extraId: number;
  name: Bilingual;
}

/**
 * The add-on somebody pressed "add to the booking" for while reading: the package step shows it first. In memory alone, since
 * what one reads about says something of one's health.
 */
const kept = createStore<{ wish: Wish | null }>({ wish: null });
export const keepWish = (wish: Wish): void => kept.set({ wish });
export const useKeptWish = (): Wish | null => useStore(kept, (value) => value.wish);
