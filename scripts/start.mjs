// npm start: installs what is missing, builds what is stale, then runs the portal in this process.
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = new URL('..', import.meta.url).pathname;

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
await import('../dist/server/main.js');
