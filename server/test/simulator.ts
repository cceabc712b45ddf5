import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSimulatorKeys, type SimulatorKeys } from '../src/simulator/keys.ts';
import { root } from './source-hash.ts';

const CACHE = join(root, '.cache');

/** Keys of the tests' simulator: making RSA keys takes most of a second, so one set serves all files and runs. */
export async function testSimulatorKeys(): Promise<SimulatorKeys> {
  const file = join(CACHE, 'test-simulator-keys.json');
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, JSON.stringify(await makeSimulatorKeys()), { mode: 0o600 });
    // the last writer wins, and every reader has the present file
    renameSync(mine, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SimulatorKeys;
}
