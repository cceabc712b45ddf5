import type { Portal } from '../src/ctx.ts';
import { sweep } from '../src/jobs/sweep.ts';
import { sweeps } from '../src/portal.ts';

/** Does the work of the sweep job. */
export const sweepAll = (portal: Portal): Promise<void> => sweep(portal, sweeps);
