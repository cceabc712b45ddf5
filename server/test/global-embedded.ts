import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../src/db/embedded.ts';
import { fromEmbedded } from '../src/db/open.ts';
import { root, sourceHash } from './source-hash.ts';
import { fillTemplate } from './template.ts';

const cache = join(root, 'node_modules/.cache/portal');

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

/** One of the last quarter of an hour may be in use by a run that goes on beside this one. */
function forgetOldOnes(): void {
  for (const file of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(file).mtimeMs < Date.now() - 900_000) rmSync(file, { force: true });
  }
}
