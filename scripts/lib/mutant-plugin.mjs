// Takes one guard out of the source as it is loaded. Only vitest.config.ts uses it, and only when MUTANT is set.
import { join } from 'node:path';

/** How often the guard's fragment stands in a text; anything but once means that the list is out of date. */
export const occurrences = (code, { find }) => code.split(find).length - 1;

/** @param {import('./mutant-list.mjs').Mutant} mutant */
export function withoutGuard(mutant, root) {
  const target = join(root, mutant.file);
  return {
    name: 'portal-mutant',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== target) return undefined;
      if (occurrences(code, mutant) !== 1)
        throw new Error(`Mutant "${mutant.name}": its fragment is not in ${mutant.file}`);
      return { code: code.replace(mutant.find, () => mutant.replace), map: null };
    },
  };
}
