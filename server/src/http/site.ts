import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../ctx.ts';
import { addressOf } from './client.ts';
import { contentPolicy } from './headers.ts';
import { pageWithFramePolicy, registerMapFrame, withMap } from './map-frame.ts';

/** Routes are served under this base; the site root leads home. */
const BASE = '/v2';
const HOME = `${BASE}/web/home`;
const LOGIN = `${BASE}/login`;
/** Without a network these pages open as the kept ticket, or name the kept ones. */
const TICKET_PAGES = `${BASE}/web/`;
const TICKET_WORKER = /[\\/]ticket-worker-[\w-]+\.js(?:\.br)?$/;
const YEAR_SECONDS = 31_536_000;

/** Login pages that name their company: `/login/{cp}` and `/{cp}/login`. */
const COMPANY_LOGIN = /^\/v2\/(?:login\/([a-z0-9_-]{1,40})|([a-z0-9_-]{1,40})\/login)\/?$/i;

/** The data of a page before its first call: a module brings it, the page finds it by the id of its element. */
export interface PageData {
  id: string;
  /** Of the company whose page it is; undefined leaves the page as it is. */
  load(portal: Portal, address: string, companyCode: string): Promise<object | undefined>;
}

/** The extra permissions of one page: a module brings them; the path's first group is the company's code. */
export interface PagePolicy {
  path: RegExp;
  /** Undefined leaves the policy as it is. */
  changes(portal: Portal, address: string, companyCode: string): Promise<Record<string, string> | undefined>;
}

export interface SiteOptions {
  webRoot: string;
  pageData?: PageData[];
  pagePolicies?: PagePolicy[];
}

/** Serves the built browser application. Hashed files may be kept for ever, the page itself is asked for each time. */
export async function registerSite(
  app: FastifyInstance,
  portal: Portal,
  { webRoot, pageData = [], pagePolicies = [] }: SiteOptions,
): Promise<void> {
  app.get('/', (_, reply) => reply.redirect(HOME));
  app.get(BASE, (_, reply) => reply.redirect(HOME));
  // typed from memory
  app.get('/login', (_, reply) => reply.redirect(LOGIN));
  if (!existsSync(join(webRoot, 'index.html'))) return;
  const { env } = portal;
  const portalPage = readPage(webRoot, 'index.html') ?? '';
  const chunksAt = routesOf(webRoot);
  registerMapFrame(app, `${BASE}/map-frame`, webRoot, env);

  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: `${BASE}/assets/`,
    preCompressed: true,
    decorateReply: false,
    maxAge: YEAR_SECONDS * 1000,
    immutable: true,
    // the one script that may answer for pages above its own folder, and for no more than those
    setHeaders: (reply, path) => {
      if (TICKET_WORKER.test(path)) reply.header('service-worker-allowed', TICKET_PAGES);
    },
  });
  registerConsole(app, webRoot);
  app.get(`${BASE}/*`, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (env.mapKey) reply.header('content-security-policy', pageWithFramePolicy(env));
    const changes = await changesOf(path, { portal, pagePolicies, request });
    if (changes) reply.header('content-security-policy', contentPolicy(changes));
    const chunks = chunksAt(path);
    // the page itself says that there is nothing here
    // guard: screens: 404 of an unknown page
    if (!chunks) reply.code(404);
    const page = withMap(withChunks(portalPage, chunks ?? []), env);
    return sendPage(request, reply, await withData(page, path, { portal, pageData, request }));
  });
}

async function changesOf(
  path: string,
  { portal, pagePolicies, request }: { portal: Portal; pagePolicies: PagePolicy[]; request: FastifyRequest },
): Promise<Record<string, string> | undefined> {
  for (const { path: pattern, changes } of pagePolicies) {
    const code = pattern.exec(path)?.[1];
    if (code) return changes(portal, addressOf(request.raw, portal.env), code);
  }
  return undefined;
}

/** The operators' console: one page for all of its addresses, which no search engine should list. */
function registerConsole(app: FastifyInstance, webRoot: string): void {
  const page = readPage(webRoot, 'ops.html');
  if (page === undefined) return;
  for (const path of [`${BASE}/ops`, `${BASE}/ops/*`])
    app.get(path, (request, reply) => sendPage(request, reply.header('x-robots-tag', 'noindex'), page));
}

/** The build tells the paths of its route table and the files of each; without that every address may be one. */
function routesOf(webRoot: string): (path: string) => readonly string[] | undefined {
  const text = readPage(webRoot, 'routes.json');
  if (text === undefined) return () => [];
  const routes = Object.entries(JSON.parse(text) as Record<string, string[]>).map(([path, chunks]) => ({
    pattern: new RegExp(`^${BASE}${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
    chunks,
  }));
  return (path) => (path === `${BASE}/` ? [] : routes.find(({ pattern }) => pattern.test(path))?.chunks);
}

/** The files of the page come beside the program; those its document names already are not named again. */
function withChunks(page: string, chunks: readonly string[]): string {
  const links = chunks
    .filter((chunk) => !page.includes(`${BASE}/${chunk}"`))
    .map((chunk) => `<link rel="modulepreload" crossorigin href="${BASE}/${chunk}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

function readPage(webRoot: string, name: string): string | undefined {
  const file = join(webRoot, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The first paint of a company's login page is already in its colours: its face travels in the page as data. */
async function withData(
  page: string,
  path: string,
  { portal, pageData, request }: { portal: Portal; pageData: PageData[]; request: FastifyRequest },
): Promise<string> {
  const match = COMPANY_LOGIN.exec(path);
  const code = match?.[1] ?? match?.[2];
  if (!code) return page;
  const address = addressOf(request.raw, portal.env);
  const data = await Promise.all(
    pageData.map(async ({ id, load }) => elementOf(id, await load(portal, address, code))),
  );
  return page.replace('</head>', () => `${data.join('')}</head>`);
}

function elementOf(id: string, data: object | undefined): string {
  if (!data) return '';
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const brotli = promisify(brotliCompress);

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': 'no-cache',
    etag,
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
}
