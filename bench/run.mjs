// npm run bench: measures the built product against limits taken in the same run. See docs/performance.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assertNodeVersion } from '../scripts/lib/node-version.mjs';
import { orExit } from '../scripts/lib/or-exit.mjs';
import { readOptions } from './options.mjs';

assertNodeVersion();
const options = orExit(() => readOptions(process.argv.slice(2)));
const prepare = fileURLToPath(new URL('./prepare.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', process.stderr, process.stderr] });
if (status !== 0) process.exit(status ?? 1);

const { register } = await import('tsx/esm/api');
register();
const { runBench } = await import('./main.ts');
process.exitCode = await runBench(options);
