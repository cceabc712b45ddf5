import type { Call } from '../call.ts';

/** Every call of the console. The employees' pages never import it. */
export const opsRegistry = {} satisfies Record<string, Call>;
export type OpsRegistry = typeof opsRegistry;
export type OpsCallName = keyof OpsRegistry;
