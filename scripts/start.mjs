// npm start: installs missing packages, builds stale files, then runs the portal in this process.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

assertNodeVersion();
await ensureInstalled(root);
buildIfStale(root);
// the demo world's passwords are public: a production start has a program without it
await import(process.env.NODE_ENV === 'production' ? '../dist/server/main.js' : '../dist/server/demo.js');
