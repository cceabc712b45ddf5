import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../src/db/embedded.ts';
import { fromEmbedded } from '../src/db/open.ts';
import { fillTemplate } from './template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/portal');

/** Whatever the filled database depends on: when none of it changed, the dump of an earlier run is used again. */
const SOURCES = ['contract/src', 'server/src', 'server/test', 'package-lock.json'];

export async function setup(project: TestProject): Promise<void> {
  const template = join(cache, `embedded-${sourceHash()}.tar`);
  if (!existsSync(template)) await build(template);
  project.provide('engine', { kind: 'embedded', template });
}

async function build(template: string): Promise<void> {
  const embedded = await openInMemory();
  const database = fromEmbedded(embedded);
  await fillTemplate(database);
  const dump = await embedded.engine.dumpDataDir('none');
  const bytes = Buffer.from(await dump.arrayBuffer());
  await database.close();
  mkdirSync(cache, { recursive: true });
  forgetOldOnes();
  // a run that starts at this moment must not read half a file
  writeFileSync(`${template}.${process.pid}`, bytes);
  renameSync(`${template}.${process.pid}`, template);
}

/** One of the last hour may be in use by a run that goes on beside this one. */
function forgetOldOnes(): void {
  for (const file of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(file).mtimeMs < Date.now() - 3_600_000) rmSync(file, { force: true });
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  if (path.endsWith('.test.ts')) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesUnder(join(path, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}
