// npm run chaos: kill -9 in the midst of bookings and of long tasks; nothing promised may be lost, nothing done twice. Exit code 1 if it was.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { assertNodeVersion } from '../scripts/lib/node-version.mjs';
import { orExit } from '../scripts/lib/or-exit.mjs';
import { readOptions } from './options.mjs';

assertNodeVersion();
const options = orExit(() => readOptions(process.argv.slice(2)));
await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));

const { register } = await import('tsx/esm/api');
register();
const { runChaos } = await import('./main.ts');
process.exit(await runChaos(options));
