// npm run companies: writes docs/running/companies.md from the demo world.
import { spawnSync } from 'node:child_process';

const test = 'demo/describe-companies.test.ts';
const env = { ...process.env, ACCEPT_COMPANIES: '1' };
process.exitCode =
  spawnSync('npx', ['vitest', 'run', '--project', 'unit', test], { stdio: 'inherit', env }).status ?? 1;
