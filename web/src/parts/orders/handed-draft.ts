import type { Draft } from '#contract/calls/orders';
import { createStore } from '../../platform/store.ts';

/**
 * A booking that begins on another page, such as the change of an order: that page hands over its facts, and the
 * booking's own pages take them as their draft.
 */
export const handed = createStore<{ draft: Draft | null }>({ draft: null });
export const handDraft = (draft: Draft): void => handed.set({ draft });
