// npm run operator -- add | list | reset: console accounts, for the first operator and for one who is locked out.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
await import('../dist/server/operator.js');
