import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root, type Stand } from '../stand/stand.ts';
import type { VisitOptions } from '../stand/visit.ts';

const SITE = join(root, '.cache/bench/bare-form');
let built: Promise<void> | undefined;

/** Builds the bare form as the product is built and lets the product's own server serve it: same headers, same brotli. */
export async function bareFormPage(stand: Stand): Promise<VisitOptions> {
  built ??= buildSite();
  await built;
  const { url } = await stand.portal({ DEMO_WORLD: 'off' }, SITE);
  return { url: `${url}/v2/login`, usable: 'form button[type=submit]' };
}

async function buildSite(): Promise<void> {
  rmSync(SITE, { recursive: true, force: true });
  await build({
    root: join(root, 'bench/bare/form'),
    base: '/v2/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(SITE, 'web'), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const assets = join(SITE, 'web/assets');
  for (const file of readdirSync(assets)) {
    writeFileSync(join(assets, `${file}.br`), brotliCompressSync(readFileSync(join(assets, file))));
  }
  // the server looks for its site beside itself
  cpSync(join(root, 'dist/server'), join(SITE, 'server'), { recursive: true });
}
