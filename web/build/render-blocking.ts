import type { Plugin } from 'vite';
import { PROGRAM } from './chunks.ts';

/**
 * Until the program has drawn, a page has nothing to show. Told so, a browser does not style, lay out and paint it empty first,
 * which the program would have to wait for (docs/decisions/090). Others read an attribute they do not know.
 */
export const renderBlockingPlugin = (): Plugin => ({
  name: 'render-blocking',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(new RegExp(`<script (?=[^>]*/${PROGRAM}-)`), '<script blocking="render" '),
  },
});
