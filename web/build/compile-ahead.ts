import type { Plugin } from 'vite';
import { FIRST_FILES } from './chunks.ts';

/**
 * Nearly all of these files runs before the first page is there. Told so, Chromium compiles them while they arrive, beside
 * the main thread, instead of function by function when each is first called. Others read a comment. It must be the
 * first line: the bundler's own banner would come after one of Vite's, where it has no effect.
 */
export const compileAheadPlugin = (): Plugin => ({
  name: 'compile-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST_FILES.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
