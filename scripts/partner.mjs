// npm run partner -- key CODE: a new key under which a company’s partner is told who a person is.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
await import('../dist/server/partner.js');
