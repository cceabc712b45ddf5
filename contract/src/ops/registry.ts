import type { Call } from '../call.ts';
import { operators } from './operators.ts';
import { opsSignIn } from './sign-in.ts';

/** Every call of the console. The employees' pages never import it. */
export const opsRegistry = { ...opsSignIn, ...operators } satisfies Record<string, Call>;
export type OpsRegistry = typeof opsRegistry;
export type OpsCallName = keyof OpsRegistry;
