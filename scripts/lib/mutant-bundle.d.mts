import type { Mutant } from './mutant-list.mjs';
export function occurrences(code: string, mutant: Mutant): number;
export function bundleProofs(mutants: Mutant[], root: string): Promise<string[]>;
