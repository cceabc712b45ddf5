import type { Plugin } from 'vite';

/** On the dev server: every address of the console is its one page, as http/site.ts has it in the product. */
export const opsPagePlugin = (): Plugin => ({
  name: 'ops-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/v2\/ops(\/[^.]*)?(\?|$)/.test(request.url ?? '')) request.url = '/v2/ops.html';
      next();
    });
  },
});
