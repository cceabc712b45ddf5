// npm start: installs what is missing, builds what is stale, then runs the portal in this process.
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { isBuilt } from './lib/stale.mjs';

const root = new URL('..', import.meta.url).pathname;

assertNodeVersion();
await ensureInstalled(root);
if (!isBuilt(root)) {
  const { build } = await import('./build.mjs');
  await build();
}
await import('../dist/server/main.js');
