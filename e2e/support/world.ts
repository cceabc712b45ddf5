import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceHash } from '../../server/test/source-hash.ts';

const cache = join(root, '.cache/journeys');
const SOURCES = ['fill-guests', 'guests', 'portal', 'world'].map((name) => `e2e/support/${name}.ts`);

/**
 * Puts the data of the journeys into a folder: the demo world, and guests in every company. Filling it takes longer than
 * a journey, so it is done once for a state of the sources and copied from then on.
 */
export function copyWorld(dataDir: string, env: NodeJS.ProcessEnv): void {
  const world = join(cache, worldHash());
  if (!existsSync(world)) fill(world, env);
  cpSync(world, dataDir, { recursive: true });
}

function fill(world: string, env: NodeJS.ProcessEnv): void {
  // a run that starts at this moment must not copy half a world
  const unfinished = `${world}.${process.pid}`;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const command = ['--import', 'tsx', join(root, 'e2e/support/fill-guests.ts')];
  execFileSync(process.execPath, command, {
    cwd: root,
    env: { ...env, TEST_FULL: process.env.TEST_FULL, DATA_DIR: unfinished },
    stdio: 'inherit',
  });
  renameSync(unfinished, world);
}

function worldHash(): string {
  const hash = createHash('sha256')
    .update(sourceHash())
    .update(process.env.TEST_FULL ?? '');
  for (const source of SOURCES) hash.update(readFileSync(join(root, source)));
  return hash.digest('hex').slice(0, 16);
}
