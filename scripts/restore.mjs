// npm run restore -- --from FOLDER | --raise-epoch: puts a backup in place and makes it ready to be opened (docs/running/backups.md).
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
await import('../dist/server/restore.js');
