import type { Registry } from '#contract/registry';
import { createHooks } from './create-hooks.ts';
import { send } from './send.ts';
import { stale } from './stale.ts';

/** The employees' calls as hooks. */
export const { useCall, useSubmit } = createHooks<Registry>({ send, stale });
