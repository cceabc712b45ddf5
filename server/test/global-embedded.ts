import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root, sourceHash } from './source-hash.ts';
import { templateMaker } from './template-maker.ts';

const cache = join(root, 'node_modules/.cache/portal');

export async function setup(project: TestProject): Promise<void> {
  const hash = sourceHash();
  const empty = join(cache, `empty-${hash}.tar`);
  const template = join(cache, `embedded-${hash}.tar`);
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    forgetOldOnes();
    await (await templateMaker()).makeEmbedded({ empty, template });
  }
  project.provide('engine', { kind: 'embedded', empty, template });
}

/** One of the last quarter of an hour may be in use by a run that goes on beside this one. */
function forgetOldOnes(): void {
  for (const file of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(file).mtimeMs < Date.now() - 900_000) rmSync(file, { force: true });
  }
}
