import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { contentPolicy } from './headers.ts';

/**
 * The outside map runs in a document of its own, the only one whose policy names outside hosts. It draws its styles
 * itself and works in threads made from blobs; it reaches none of our calls.
 */
const HOSTS = 'https://*.amap.com https://*.autonavi.com';
const SCRIPTS = 'https://webapi.amap.com https://jsapi-service.amap.com https://vdata.amap.com';
const framePolicy = (ownScript: string, more: Record<string, string>): string =>
  contentPolicy({
    'script-src': `${ownScript} ${SCRIPTS}`,
    'style-src': "'unsafe-inline'",
    'img-src': `data: blob: ${HOSTS}`,
    'font-src': "'none'",
    'connect-src': HOSTS,
    'worker-src': 'blob:',
    'form-action': "'none'",
    ...more,
  });
/** Opened at our address, framed or not, it has no origin: neither cookies nor the session's storage are there for it. */
const WITHOUT_ORIGIN = {
  'frame-ancestors': "'self'",
  /* guard: the outside map has no origin of ours */ sandbox: 'allow-scripts',
};

type MapSettings = Pick<Env, 'mapKey' | 'mapOrigin' | 'publicUrl'>;

/** The policy of a page that shows the frame: no host but ours. */
export const pageWithFramePolicy = ({ mapOrigin }: MapSettings): string =>
  contentPolicy({ 'frame-src': mapOrigin ?? "'self'" });

/** Tells the page that there is an outside map, and where; the key itself goes to the map's own document only. */
export function withMap(page: string, { mapKey, mapOrigin }: MapSettings): string {
  if (!mapKey) return page;
  const at = mapOrigin ? ` data-origin="${mapOrigin}"` : '';
  return page.replace('</head>', () => `<meta name="outside-map" content="gaode"${at}></head>`);
}

export function registerMapFrame(app: FastifyInstance, path: string, webRoot: string, settings: MapSettings): void {
  const { mapKey, mapOrigin, publicUrl } = settings;
  const file = join(webRoot, 'map-frame.html');
  if (!mapKey || !existsSync(file)) return;
  const portalOrigin = publicUrl && new URL(publicUrl).origin;
  const metas = [
    `<meta name="map-key" content="${mapKey}">`,
    ...(mapOrigin ? [`<meta name="portal-origin" content="${portalOrigin}">`] : []),
  ];
  const { html, script } = withOwnScript(readFileSync(file, 'utf8'), webRoot);
  const page = html.replace('</head>', () => `${metas.join('')}</head>`);
  const ownHost = mapOrigin && new URL(mapOrigin).host;
  const policies = {
    own: framePolicy(script, { 'frame-ancestors': portalOrigin ?? "'none'" }),
    none: framePolicy(script, WITHOUT_ORIGIN),
  };
  app.get(path, (request, reply) => {
    const isOwn = ownHost !== undefined && request.headers.host === ownHost;
    return reply
      .headers({
        'content-security-policy': isOwn ? policies.own : policies.none,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      })
      .send(page);
  });
}

const SCRIPT_FILE = /<script type="module"[^>]*src="[^"]*\/assets\/([\w-]+\.js)"><\/script>/;

/**
 * The frame's own few lines stand in the page and are named by their hash: a document without an origin is a stranger to us,
 * to whom our files are not given.
 */
function withOwnScript(html: string, webRoot: string): { html: string; script: string } {
  const [tag, name] = SCRIPT_FILE.exec(html) ?? [];
  if (!tag || !name) return { html, script: "'none'" };
  const code = readFileSync(join(webRoot, 'assets', name), 'utf8');
  const digest = createHash('sha256').update(code).digest('base64');
  return { html: html.replace(tag, () => `<script type="module">${code}</script>`), script: `'sha256-${digest}'` };
}
