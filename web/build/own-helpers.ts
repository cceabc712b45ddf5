import type { Plugin, Rolldown } from 'vite';
import { PROGRAM } from './chunks.ts';

const HELPERS = 'rolldown-runtime';
const IMPORT = new RegExp(`import\\{([^}]*)\\}from"\\./(?:${HELPERS}[^"]*)";`);
const EXPORT = /;export\{([^}]*)\};?\s*$/;

/** `a as b, c`: what is there, and what it is called afterwards. */
const renamed = (list: string): [string, string][] =>
  list.split(',').map((part) => {
    const [name = '', as = name] = part.trim().split(' as ');
    return [name, as];
  });

/**
 * The bundler puts its two helpers (0.6 KB) into a file of their own, which the first page would ask for besides. The
 * program gets a copy instead; the pages that come later still share the file. They keep no state, so two are as one.
 */
export const ownHelpersPlugin = (): Plugin => ({
  name: 'own-helpers',
  // before the HTML is written, which names what the program imports
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const program = chunks.find(({ name }) => name === PROGRAM);
      const helpers = chunks.find(({ name }) => name === HELPERS);
      if (!program || !helpers) return this.error('the program or the bundler’s helpers were not found');
      const copied = withCopy(program, helpers);
      if (!copied) return this.error('the program does not import the bundler’s helpers as expected');
      program.code = copied;
      program.imports = program.imports.filter((file) => file !== helpers.fileName);
    },
  },
});

function withCopy(program: Rolldown.OutputChunk, helpers: Rolldown.OutputChunk): string | undefined {
  const wanted = IMPORT.exec(program.code);
  const given = EXPORT.exec(helpers.code);
  if (!wanted || !given) return undefined;
  const inside = new Map(renamed(given[1] ?? '').map(([name, as]) => [as, name]));
  const names = renamed(wanted[1] ?? '');
  const taken = names.map(([name, as]) => `${name}:${as}`).join();
  const handed = names.map(([name]) => `${name}:${inside.get(name)}`).join();
  const copy = `const{${taken}}=(()=>{${helpers.code.slice(0, given.index)};return{${handed}}})();`;
  return program.code.replace(wanted[0], () => copy);
}
