import type { OpsRegistry } from '#contract/ops/registry';
import { createHooks } from '../../api/create-hooks.ts';
import { send } from './send.ts';
import { stale } from './stale.ts';

/** The console's calls as hooks. */
export const { useCall, useSubmit } = createHooks<OpsRegistry>({ send, stale });
