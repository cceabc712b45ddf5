import type { Plugin } from 'vite';
import type { Mutant } from './mutant-list.mjs';
export function occurrences(code: string, mutant: Mutant): number;
export function withoutGuard(mutant: Mutant, root: string): Plugin;
