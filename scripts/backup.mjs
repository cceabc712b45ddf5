// npm run backup -- --to FOLDER: the database as it is at one moment, and the files it knows (docs/running/backups.md).
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
await import('../dist/server/backup.js');
