import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../src/db/embedded.ts';
import { fromEmbedded } from '../src/db/open.ts';
import { root, sourceHash } from './source-hash.ts';
import { fillTemplate } from './template.ts';

const cache = join(root, 'node_modules/.cache/portal');

export async function setup(project: TestProject): Promise<void> {
  const hash = sourceHash();
  const empty = join(cache, `empty-${hash}.tar`);
  const template = join(cache, `embedded-${hash}.tar`);
  if (!existsSync(template)) await build({ empty, template });
  project.provide('engine', { kind: 'embedded', empty, template });
}

/** The filled one is made last: where it lies, both do. */
async function build({ empty, template }: { empty: string; template: string }): Promise<void> {
  mkdirSync(cache, { recursive: true });
  forgetOldOnes();
  const embedded = await openInMemory();
  const database = fromEmbedded(embedded);
  await makeLight(embedded.engine);
  await dump(embedded.engine, empty);
  await fillTemplate(database);
  await dump(embedded.engine, template);
  await database.close();
}

/** Every test file starts an engine of its own from this, and none of them opens these databases. */
async function makeLight(engine: PGlite): Promise<void> {
  await engine.exec("UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')");
  for (const name of ['template0', 'template1']) await engine.exec(`DROP DATABASE ${name}`);
}

async function dump(engine: PGlite, file: string): Promise<void> {
  // so that whoever starts from it has nothing to recover
  await engine.exec('CHECKPOINT');
  const dumped = await engine.dumpDataDir('none');
  // a run that starts at this moment must not read half a file
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dumped.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}

/** One of the last quarter of an hour may be in use by a run that goes on beside this one. */
function forgetOldOnes(): void {
  for (const file of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(file).mtimeMs < Date.now() - 900_000) rmSync(file, { force: true });
  }
}
