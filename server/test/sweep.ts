import type { Portal } from '../src/ctx.ts';
import { sweep } from '../src/jobs/sweep.ts';
import { sweeps } from '../src/portal.ts';

/** What the sweep job does every few minutes. */
export const sweepAll = (portal: Portal): Promise<void> => sweep(portal, sweeps);
