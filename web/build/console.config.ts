import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inRoot, sharedBuild, sharedOptions, treeshake } from './options.ts';

/**
 * The operators' console is a build of its own: with none of its modules in the employees' build, not one byte of it can
 * reach their pages, and their files do not change when it does.
 */
export default defineConfig({
  ...sharedOptions,
  plugins: [react(), tailwindcss()],
  build: {
    ...sharedBuild,
    // beside the employees' files, which are built first
    emptyOutDir: false,
    manifest: '.vite/ops-manifest.json',
    rolldownOptions: {
      input: inRoot('web/ops.html'),
      treeshake,
      // code two pages share comes in one file rather than in thirty
      output: { codeSplitting: { groups: [{ name: 'ops-shared', minShareCount: 2 }] } },
    },
  },
});
