// Builds the browser application into dist/web and the server into dist/server.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { serverBundle } from './lib/bundle.mjs';
import { sourceHash } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** The hash of everything a build is made from, kept beside it: a start compares it to know whether to build. */
export const BUILD_STAMP = join(dist, 'build.json');

export async function build(onProgress = (step) => console.log(`  ${step}`)) {
  const hash = sourceHash(root);
  rmSync(BUILD_STAMP, { force: true });
  onProgress('Building the browser application');
  await buildWeb();
  await writeRoutes();
  onProgress('Building the operators’ console');
  await buildWeb('web/build/console.config.ts');
  onProgress('Compressing its files');
  compress(join(dist, 'web', 'assets'));
  onProgress('Building the server');
  await buildServer();
  writeFileSync(BUILD_STAMP, JSON.stringify({ hash }));
}

async function buildWeb(config = 'vite.config.ts') {
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), configFile: join(root, config), logLevel: 'warn' });
}

/**
 * The addresses there are, so that the server answers 404 for all others; and the files each is drawn from, so that a page names
 * them and a browser fetches them before the program asks.
 */
async function writeRoutes() {
  const web = join(dist, 'web');
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const { routePages } = await importText(await readRoutes());
  const routes = {};
  for (const [path, { page, layout, loader }] of Object.entries(routePages)) {
    const sources = [await page(), await layout?.(), await loader?.(), 'src/app/shell/Shell.tsx'].filter(Boolean);
    routes[path] = chunksOf(manifest, sources).filter((chunk) => chunk.endsWith('.js'));
  }
  writeFileSync(join(web, 'routes.json'), JSON.stringify(routes));
}

const importText = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);

/** app/routes.ts as it stands, but that a page is not loaded: asked for, it answers with the file it is in. */
async function readRoutes() {
  const { transform } = await import('esbuild');
  const source = readFileSync(join(root, 'web/src/app/routes.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  const fileIn = (path) => `new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : ${path}) })`;
  const load = `const load = async (path) => ${fileIn("path.replace('../', 'src/')")};\n`;
  return load + code.replaceAll('import(', 'load(');
}

function chunksOf(manifest, sources, found = new Set()) {
  for (const source of sources) {
    const { file, imports = [] } = manifest[source];
    found.add(file);
    chunksOf(manifest, imports, found);
  }
  return [...found];
}

async function buildServer() {
  // a migration that has gone from the source must not live on in the build
  rmSync(join(dist, 'server'), { recursive: true, force: true });
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: join(root, 'server/src/main.ts'),
      demo: join(root, 'demo/main.ts'),
      audit: join(root, 'server/src/commands/audit.ts'),
      migrate: join(root, 'server/src/commands/migrate.ts'),
      operator: join(root, 'server/src/commands/operator.ts'),
      partner: join(root, 'server/src/commands/partner.ts'),
      connection: join(root, 'server/src/commands/connection.ts'),
      keys: join(root, 'server/src/commands/keys.ts'),
      backup: join(root, 'server/src/commands/backup.ts'),
      restore: join(root, 'server/src/commands/restore.ts'),
    },
    outdir: join(dist, 'server'),
    sourcemap: true,
    ...serverBundle,
  });
  cpSync(join(root, 'server/src/db/migrations'), join(dist, 'server/migrations'), { recursive: true });
  copyContent();
  cpSync(join(root, 'demo/art'), join(dist, 'server/art'), { recursive: true });
  // Node starts it by itself, as a thread
  await build({
    entryPoints: [join(root, 'server/src/parsing/worker.ts')],
    outfile: join(dist, 'server/parsing-worker.mjs'),
    sourcemap: true,
    ...serverBundle,
  });
}

/** The packs alone: what reads them is part of the demo world's program. */
function copyContent() {
  rmSync(join(dist, 'content'), { recursive: true, force: true });
  cpSync(join(root, 'content'), join(dist, 'content'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
}

/** Once at build time at the highest level, so that a request costs nothing. */
function compress(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const path = join(folder, file);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
