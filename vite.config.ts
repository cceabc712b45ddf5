import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './web/build/calls-plugin.ts';
import { CHUNKS } from './web/build/chunks.ts';
import { compileAheadPlugin } from './web/build/compile-ahead.ts';
import { registry } from './contract/src/registry.ts';
import { APP_CALL_ALIASES } from './contract/src/call.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** The first folder of every call's path: the API stands at the origin's root, the app under /v2/ (§2). */
const apiFolders = new Set(
  [...Object.values(registry).map((call) => call.path), ...APP_CALL_ALIASES].map((path) => path.split('/')[1]),
);

export default defineConfig({
  root: here('web'),
  base: '/v2/',
  plugins: [callsPlugin(), react(), tailwindcss(), compileAheadPlugin()],
  resolve: { alias: [{ find: /^#contract\/(.*)$/, replacement: `${here('contract/src')}/$1.ts` }] },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Small files stay files: the content security policy allows `data:` for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // the application, and the frame an outside map runs in
      input: [here('web/index.html'), here('web/map-frame.html')],
      // these two are imported both ways on purpose
      checks: { ineffectiveDynamicImport: false },
      // A contract file does nothing but define: what a page does not use of it must not be shipped.
      treeshake: { moduleSideEffects: (id) => !id.includes('/contract/src/') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } },
    },
  },
  server: {
    // Pictures of the demo world come from the server too.
    proxy: { [`^/(?!v2/)(${[...apiFolders].join('|')}|art)/`]: { target: server, changeOrigin: false } },
  },
});
