import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './headers.ts';

/**
 * docs/decisions/015: the outside map runs in a document of its own, the only one whose policy names outside hosts
 * (reliability §2.5). It draws its styles itself and works in threads made from blobs; it reaches none of our calls.
 */
const HOSTS = 'https://*.amap.com https://*.autonavi.com';
const FRAME_POLICY = contentPolicy({
  'script-src': "'self' https://webapi.amap.com https://jsapi-service.amap.com https://vdata.amap.com",
  'style-src': "'unsafe-inline'",
  'img-src': `data: blob: ${HOSTS}`,
  'font-src': "'none'",
  'connect-src': HOSTS,
  'worker-src': 'blob:',
  'form-action': "'none'",
  'frame-ancestors': "'self'",
});

/** What a page needs to show the frame: no host, only itself. */
export const PAGE_WITH_FRAME_POLICY = contentPolicy({ 'frame-src': "'self'" });

export function registerMapFrame(app: FastifyInstance, path: string, webRoot: string, mapKey: string): void {
  const file = join(webRoot, 'map-frame.html');
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8').replace('</head>', () => `<meta name="map-key" content="${mapKey}"></head>`);
  app.get(path, (_, reply) =>
    reply
      .headers({
        'content-security-policy': FRAME_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      })
      .send(page),
  );
}
