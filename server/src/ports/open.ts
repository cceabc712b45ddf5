import type { Ports } from '../ctx.ts';
import type { Env } from '../env.ts';
import { sandboxLookup } from './company-lookup/sandbox.ts';

/** Chooses each port's provider by the environment. */
export const openPorts = (_env: Env): Ports => ({ companyLookup: sandboxLookup() });
