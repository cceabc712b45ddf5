import type { Bilingual } from '#contract/language';
import { createStore, useStore } from '../../platform/store.ts';

interface Kept {
  /** Whose report it is from. */
  customerGuid: string;
  title: Bilingual;
  /** The indicators it is about, those out of range first. */
  codes: readonly string[];
}

/**
 * The advice a person came from to book: the package step reminds of it. In memory alone, since an address, a draft or
 * the browser's storage would keep a report's words.
 */
const kept = createStore<{ advice: Kept | null }>({ advice: null });
export const keepAdvice = (advice: Kept): void => kept.set({ advice });
export function useKeptAdvice(customerGuid: string | undefined): Kept | undefined {
  const advice = useStore(kept, (value) => value.advice);
  return advice && advice.customerGuid === customerGuid ? advice : undefined;
}
