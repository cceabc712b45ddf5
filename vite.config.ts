import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { opsPagePlugin } from './web/build/ops-page.ts';
import { inRoot, sharedBuild, sharedOptions, treeshake } from './web/build/options.ts';
import { addressOf, AT } from './contract/src/values/addresses.ts';
import { APP_CALL_ALIASES, APP_CALL_PATH } from './contract/src/values/call-address.ts';
import { OPS_CALL_PATH } from './contract/src/values/ops/addresses.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** The first folder of every call's path: the API stands at the origin's root, the app under /v2/. */
const apiFolders = new Set(
  [...Object.keys(AT).map((name) => addressOf(name).path), APP_CALL_PATH, ...APP_CALL_ALIASES, OPS_CALL_PATH].map(
    (path) => path.split('/')[1],
  ),
);

export default defineConfig({
  ...sharedOptions,
  plugins: [react(), tailwindcss(), opsPagePlugin()],
  build: {
    ...sharedBuild,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // the application, and the frame an outside map runs in; the console is a build of its own
      input: [inRoot('web/index.html'), inRoot('web/map-frame.html')],
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            // each file costs a slow phone a request: what every first visit needs comes in one
            { name: 'program', tags: ['$initial'], test: /^(?!.*\/map-frame[/.])/, priority: 2 },
            // so do the modules that most pages share
            { name: 'pages', minShareCount: 20, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // Pictures of the demo world come from the server too.
    proxy: { [`^/(?!v2/)(${[...apiFolders].join('|')}|art)/`]: { target: server, changeOrigin: false } },
  },
});
