// npm run vitals: what a phone on a slow network meets, screen by screen, and how much a booking takes of one's hands.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assertNodeVersion } from '../scripts/lib/node-version.mjs';
import { orExit } from '../scripts/lib/or-exit.mjs';
import { readOptions } from './options.mjs';

assertNodeVersion();
const options = orExit(() => readOptions(process.argv.slice(2)));
const prepare = fileURLToPath(new URL('../bench/prepare.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', process.stderr, process.stderr] });
if (status !== 0) process.exit(status ?? 1);

const { register } = await import('tsx/esm/api');
register();
const { runVitals } = await import('./main.ts');
process.exit(await runVitals(options));
